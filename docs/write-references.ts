import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadCore } from '../scripts/generate/core-sources.ts';
import { ruleGroupPages } from '../scripts/generate/rule-group-pages.ts';
import { rulePages } from '../scripts/generate/rule-pages.ts';
import { commandPages } from './.vitepress/command-pages.ts';
import { corePages } from './.vitepress/core-reference.ts';
import { httpPages } from './.vitepress/http-pages.ts';

const root = path.resolve(import.meta.dirname, '..');

// In a process of its own: what TypeDoc and the server keep in memory would slow down VitePress.
write('reference', new Map(), ['commands', 'core', 'http']);
write('reference/core', await corePages());
write('reference/commands', await commandPages());
write('reference/http', httpPages());
const core = await loadCore(root);
write('rules', new Map([...ruleGroupPages(root, core), ...(await rulePages(root, core))]), [
	'README.md',
]);

/** Replaces the pages of a folder, except those to keep. They follow from the code, so Git ignores them. */
function write(
	folder: string,
	pages: ReadonlyMap<string, string>,
	keep: readonly string[] = [],
): void {
	const whole = path.join(import.meta.dirname, folder);
	mkdirSync(whole, { recursive: true });
	for (const name of readdirSync(whole)) {
		if (!keep.includes(name)) rmSync(path.join(whole, name), { recursive: true });
	}
	for (const [name, text] of pages) writeFileSync(path.join(whole, name), `${text.trimEnd()}\n`);
}
