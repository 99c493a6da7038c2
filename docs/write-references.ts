import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandPages } from './.vitepress/command-pages.ts';
import { coreReference } from './.vitepress/core-reference.ts';
import { httpPages } from './.vitepress/http-pages.ts';

// In a process of its own: what TypeDoc and the server keep in memory would slow down VitePress.
write('reference', new Map([['core.md', await coreReference()]]));
write('reference/commands', await commandPages());
write('reference/http', httpPages());

/** Replaces the pages of a folder. They follow from the code, so Git ignores them. */
function write(folder: string, pages: ReadonlyMap<string, string>): void {
	const whole = path.join(import.meta.dirname, folder);
	rmSync(whole, { recursive: true, force: true });
	mkdirSync(whole, { recursive: true });
	for (const [name, text] of pages) writeFileSync(path.join(whole, name), `${text}\n`);
}
