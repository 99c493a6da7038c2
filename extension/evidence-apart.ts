import type { Plugin } from 'vite';
import { rules } from '../core/src/rules/rules.ts';

const NAME = 'virtual:evidence-texts';

/**
 * Moves what the sources of rules say out of the rules, into a module that exports load: no screen
 * shows these texts, and the panel would read 8 kB more before its first verdict.
 */
export const evidenceApart = (): Plugin => ({
	name: 'evidence-apart',
	enforce: 'pre',
	transform: {
		filter: { id: /\.rule\.ts$/ },
		handler: (code) => code.replace(/\bsays:\s*'(?:[^'\\]|\\.)*'/, "says: ''"),
	},
	resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
	load(id) {
		if (id !== `\0${NAME}`) return null;
		const texts = Object.fromEntries(rules.map(({ evidence, name }) => [name, evidence.says]));
		return `export const evidenceTexts = ${JSON.stringify(texts)};`;
	},
});
