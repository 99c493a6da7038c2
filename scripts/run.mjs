// Works in Node 20 without dependencies, so that a machine with nothing but Node and npm can run
// every task.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './run/install.mjs';
import { Mistake } from './run/mistake.mjs';
import { exitCodeOf } from './run/process.mjs';
import { pinnedNode } from './run/programs.mjs';
import { tasks } from './run/tasks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name = '', ...args] = process.argv.slice(2);
const task = tasks[name];

if (!task) {
	console.error(`There is no task “${name}”. Tasks: ${Object.keys(tasks).join(', ')}.`);
	process.exit(2);
}

try {
	process.exitCode = (await install(root, neededBy(task))) || (await start(task));
} catch (error) {
	if (!(error instanceof Mistake)) throw error;
	console.error(error.message);
	process.exitCode = 2;
}

/** @param {import('./run/tasks.mjs').Task} task */
function neededBy({ needs }) {
	return typeof needs === 'function' ? needs(root, args) : needs;
}

/** @param {import('./run/tasks.mjs').Task} task */
function start({ program, firstArgs = [], fromCallersFolder = false }) {
	const node = pinnedNode(root);
	const pinnedNodeFirst = `${node.folder}${path.delimiter}${process.env.PATH}`;
	const files = program ? [path.join(root, program)] : [];
	return exitCodeOf(node.program, [...files, ...firstArgs, ...args], {
		cwd: fromCallersFolder ? (process.env.INIT_CWD ?? process.cwd()) : root,
		env: {
			...process.env,
			PATH: pinnedNodeFirst,
			...(fromCallersFolder ? dataOfThisCheckout() : {}),
		},
	});
}

// The program runs in the caller's folder, so that relative paths work; the data stays in the checkout.
function dataOfThisCheckout() {
	return {
		DATABASE_URL: process.env.DATABASE_URL ?? `sqlite:${path.join(root, 'data/plumbline.db')}`,
	};
}
