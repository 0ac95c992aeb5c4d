/** Checks the import contracts of src; part of `npm run lint`. */

import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";

import { findProblems, findUnused, isSource } from "./rooms.js";

const SRC = new URL("../src/", import.meta.url);
const paths = readdirSync(SRC, { recursive: true, encoding: "utf-8" }).map((path) => path.replaceAll("\\", "/"));
const sources = new Map(paths.filter(isSource).sort().map((path) => [path, readFileSync(new URL(path, SRC), "utf-8")]));
const rooms = JSON.parse(readFileSync(new URL("rooms.json", import.meta.url), "utf-8"));

const problems = [...findProblems(sources, rooms), ...findUnused(sources, rooms)];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length ? 1 : 0;
