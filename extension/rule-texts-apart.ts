import type { Plugin } from 'vite';

type RuleTexts = Readonly<Record<string, unknown>>;

/** The exports of each module, read from the rules. */
const modules: Readonly<Record<string, () => Promise<RuleTexts>>> = {
	'virtual:evidence-texts': () => textsOf(({ evidence }) => evidence.says),
	'virtual:explanations': () => textsOf(({ fix, why }) => ({ fix, why })),
};

/**
 * Moves what sources say, and why and how to fix something, out of the rules into modules of their
 * own: no verdict needs these texts, and the panel would read 25 kB more before its first one.
 */
export const ruleTextsApart = (): Plugin[] => [
	{
		name: 'rule-texts',
		resolveId: (id) => (id in modules ? `\0${id}` : null),
		async load(id) {
			const texts = await modules[id.slice(1)]?.();
			return texts && `export const texts = ${JSON.stringify(texts)};`;
		},
	},
	{
		name: 'rules-without-texts',
		apply: 'build',
		enforce: 'pre',
		transform: {
			filter: { id: /\.rule\.ts$/ },
			handler: (code) => code.replaceAll(/\b(says|why|fix):\s*'(?:[^'\\]|\\.)*'/g, "$1: ''"),
		},
	},
];

type TextOf = (rule: typeof import('../core/src/rules/rules.ts')['rules'][number]) => unknown;

async function textsOf(textOf: TextOf): Promise<RuleTexts> {
	const { rules } = await import('../core/src/rules/rules.ts');
	return Object.fromEntries(rules.map((rule) => [rule.name, textOf(rule)]));
}
