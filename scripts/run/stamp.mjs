import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Inside node_modules, so that deleting node_modules deletes the stamp too.
const stampFile = 'node_modules/.cache/plumbline/installed';

/**
 * The parts of the last installation here, if any.
 *
 * @param {string} root
 */
export function readStamp(root) {
	const file = path.join(root, stampFile);
	const [fingerprint, ...parts] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : [];
	return { fingerprint, parts: /** @type {import('./parts.mjs').Part[]} */ (parts) };
}

/**
 * @param {string} root
 * @param {string} fingerprint
 * @param {readonly import('./parts.mjs').Part[]} parts
 */
export function writeStamp(root, fingerprint, parts) {
	const file = path.join(root, stampFile);
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, [fingerprint, ...parts].join(' '));
}

/**
 * A hash that changes when an installation would.
 *
 * @param {string} root
 */
export function fingerprint(root) {
	const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
	for (const file of manifests(root)) hash.update(readFileSync(path.join(root, file)));
	return hash.digest('hex');
}

/** @param {string} root */
function manifests(root) {
	const workspace = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8');
	const folders = [...workspace.matchAll(/^ {2}- (\S+)$/gm)].map(([, folder]) => folder);
	return [
		'pnpm-lock.yaml',
		'pnpm-workspace.yaml',
		'package.json',
		...folders.map((folder) => `${folder}/package.json`),
	];
}
