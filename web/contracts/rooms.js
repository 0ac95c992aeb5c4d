/**
 * The import contracts of the page. Every folder of src is a room; rooms.json lists, from the lowest room
 * to the highest, the other rooms that each may import.
 */

import { posix } from "node:path";

import { parse } from "svelte/compiler";
import ts from "typescript";

/** The largest number of source files in a room; tests do not count. */
export const MOST_FILES = 14;
const SUFFIXES = ["", ".ts", ".svelte.ts"];

/**
 * @typedef {Record<string, { is: string, "may import": string[] }>} Rooms
 * @typedef {Map<string, string>} Sources the text of each file by its path in src
 */

/** @param {string} path */
export const isSource = (path) => /\.(ts|js|svelte|css)$/.test(path) && !path.endsWith(".test.ts");

/**
 * Return the problems with the imports and the sizes of rooms, one sentence each.
 * @param {Sources} sources
 * @param {Rooms} rooms
 * @returns {string[]}
 */
export function findProblems(sources, rooms) {
  const targets = targetsIn(sources);
  const files = graphOf(sources, targets);
  return [
    ...foldersAndTable([...sources.keys()], rooms),
    ...targets.flatMap(({ file, specifier, target }) => forbidden(file, specifier, target, rooms)),
    ...cycles(files).map((cycle) => `cycle of files: ${cycle.join(" -> ")}`),
    ...cycles(between(files, roomOf)).map((cycle) => `cycle of rooms: ${cycle.join(" -> ")}`),
    ...cycles(between(files, topOf)).map((cycle) => `cycle of folders: ${cycle.join(" -> ")}`),
    ...cycles(tableOf(rooms)).map((cycle) => `cycle in rooms.json: ${cycle.join(" -> ")}`),
  ];
}

/**
 * Return the imports that rooms.json allows but no file has, so that the table stays true.
 * @param {Sources} sources
 * @param {Rooms} rooms
 * @returns {string[]}
 */
export function findUnused(sources, rooms) {
  const used = between(graphOf(sources, targetsIn(sources)), roomOf);
  return [...tableOf(rooms)].flatMap(([room, allowed]) =>
    [...allowed].filter((to) => !used.get(room)?.has(to)).map((to) => `${room} may import ${to}, but does not`),
  );
}

/** @param {Sources} sources */
const targetsIn = (sources) =>
  [...sources].flatMap(([file, text]) =>
    importsOf(file, text).map((specifier) => ({ file, specifier, target: resolve(file, specifier, sources) })),
  );

/**
 * @param {Sources} sources
 * @param {{ file: string, target: string | null }[]} targets
 */
function graphOf(sources, targets) {
  /** @type {Map<string, Set<string>>} */
  const files = new Map([...sources.keys()].map((file) => [file, new Set()]));
  for (const { file, target } of targets) if (target) files.get(file)?.add(target);
  return files;
}

/** @param {string} path */
const roomOf = (path) => posix.dirname(path);
/** @param {string} path */
const topOf = (path) => path.split("/")[0] ?? "";

/**
 * @param {string[]} files
 * @param {Rooms} rooms
 */
function foldersAndTable(files, rooms) {
  const counts = new Map(Object.keys(rooms).map((room) => [room, 0]));
  for (const file of files) counts.set(roomOf(file), (counts.get(roomOf(file)) ?? 0) + 1);
  return [...counts].flatMap(([room, count]) => {
    if (!(room in rooms)) return [`${room} is not in rooms.json`];
    if (!count) return [`${room} is in rooms.json, but not a folder of src`];
    return count > MOST_FILES ? [`${room} has ${count} files; at most ${MOST_FILES} are allowed`] : [];
  });
}

/**
 * @param {string} file
 * @param {string} specifier
 * @param {string | null} target
 * @param {Rooms} rooms
 */
function forbidden(file, specifier, target, rooms) {
  if (!target) return specifier.includes("?") ? [] : [`${file} imports ${specifier}, which is not a source file of the page`];
  const [from, to] = [roomOf(file), roomOf(target)];
  return from === to || rooms[from]?.["may import"].includes(to) ? [] : [`${file}: ${from} may not import ${to} (${specifier})`];
}

/**
 * The relative imports of a file, types and dynamic imports included.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
function importsOf(file, text) {
  const all = file.endsWith(".svelte")
    ? sourcesIn(parse(text, { modern: true }))
    : file.endsWith(".css")
      ? Array.from(text.matchAll(/@import\s+["']([^"']+)["']/g), ([, specifier = ""]) => specifier)
      : ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  return all.filter((specifier) => specifier.startsWith("."));
}

/**
 * The modules in the imports and exports of a syntax tree.
 * @param {unknown} node
 * @returns {string[]}
 */
function sourcesIn(node) {
  if (Array.isArray(node)) return node.flatMap(sourcesIn);
  if (typeof node !== "object" || node === null) return [];
  const own = /^(Import|Export|TSImport)/.test(`${Reflect.get(node, "type")}`) ? moduleOf(node) : [];
  return [...own, ...Object.values(node).flatMap(sourcesIn)];
}

/** @param {object} node */
function moduleOf(node) {
  const source = Reflect.get(node, "source") ?? Reflect.get(node, "argument");
  const text = source?.literal?.value ?? source?.value;
  return typeof text === "string" ? [text] : [];
}

/**
 * @param {string} file
 * @param {string} specifier
 * @param {Sources} sources
 */
function resolve(file, specifier, sources) {
  const path = posix.join(posix.dirname(file), specifier.split("?")[0] ?? "");
  return SUFFIXES.map((suffix) => path + suffix).find((candidate) => sources.has(candidate)) ?? null;
}

/**
 * The imports between rooms, or between folders, derived from those between files.
 * @param {Map<string, Set<string>>} files
 * @param {(file: string) => string} folderOf
 */
function between(files, folderOf) {
  const folders = new Map();
  for (const [file, targets] of files) {
    const from = folderOf(file);
    if (!folders.has(from)) folders.set(from, new Set());
    for (const target of targets) if (folderOf(target) !== from) folders.get(from).add(folderOf(target));
  }
  return folders;
}

/** @param {Rooms} rooms */
const tableOf = (rooms) => new Map(Object.entries(rooms).map(([room, { "may import": to }]) => [room, new Set(to)]));

/**
 * Return cycles of the graph: one for each node that is in a cycle, but not in an earlier one.
 * @param {Map<string, Set<string>>} graph
 * @returns {string[][]}
 */
function cycles(graph) {
  /** @type {string[][]} */
  const found = [];
  const done = new Set();
  /** @param {string} node @param {string[]} path */
  function visit(node, path) {
    const start = path.indexOf(node);
    if (start >= 0) found.push([...path.slice(start), node]);
    if (start >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    done.add(node);
  }
  for (const node of graph.keys()) visit(node, []);
  return found;
}
