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
export const ruleTextsApart = () => [
	{
		name: 'rule-texts',
		resolveId: (id: string) => (id in modules ? `\0${id}` : null),
		async load(id: string) {
			const texts = await modules[id.slice(1)]?.();
			return texts && `export const texts = ${JSON.stringify(texts)};`;
		},
	},
	{
		name: 'rules-without-texts',
		apply: 'build' as const,
		enforce: 'pre' as const,
		transform: {
			filter: { id: /\.rule\.ts$/ },
			handler: (code: string) =>
				code.replaceAll(/\b(says|why|fix):\s*'(?:[^'\\]|\\.)*'/g, "$1: ''"),
		},
	},
];

type Rules = typeof import('../core/src/rules/rules.ts')['rules'];

/** By its URL, because VitePress would make the engine a part of its configuration. */
const rulesUrl = new URL('../core/src/rules/rules.ts', import.meta.url).href;

async function textsOf(textOf: (rule: Rules[number]) => unknown): Promise<RuleTexts> {
	const { rules }: { readonly rules: Rules } = await import(rulesUrl);
	return Object.fromEntries(rules.map((rule) => [rule.name, textOf(rule)]));
}
