import type { LocaleTexts } from '../check/translations.ts';
import { hosts } from './host-keys.ts';
import { catalogue, translationsIn } from './locale-files.ts';
import { messageCode } from './message-code.ts';

/**
 * For each host a module with its texts in all languages, or a module per language and one that loads
 * them. A text without values is a string, and one with values a function of them. English replaces
 * what a language lacks.
 */
export function hostTextsFiles(
	root: string,
): readonly (readonly [file: string, content: string])[] {
	const english = catalogue(root, 'en');
	const translations = translationsIn(root).map(({ locale }) => ({
		locale,
		texts: catalogue(root, locale),
	}));
	return Object.entries(hosts).flatMap(([host, { folder, hasAll, hasUi = false }]) => {
		const trees = [
			{ locale: 'en', tree: treeOf(host, hasUi, english) },
			...translations.map(({ locale, texts }) => ({
				locale,
				tree: treeOf(host, hasUi, english, texts),
			})),
		];
		return hasAll
			? [[`${folder}/texts.generated.ts`, moduleOfAll(trees)] as const]
			: [
					...trees.map((one) => [`${folder}/${one.locale}.generated.ts`, moduleOf(one)] as const),
					[
						`${folder}/texts.generated.ts`,
						loaders(translations.map(({ locale }) => locale)),
					] as const,
				];
	});
}

/** A text, what replaces it, or more texts below their names. */
type Tree = Map<string, Tree | { readonly text: string } | { readonly english: string }>;

interface LocaleTree {
	readonly locale: string;
	readonly tree: Tree;
}

function treeOf(
	host: string,
	hasUi: boolean,
	english: LocaleTexts,
	translated?: LocaleTexts,
): Tree {
	const tree: Tree = new Map();
	for (const [key, original] of Object.entries(english)) {
		const isOwn = key.startsWith(`${host}.`);
		if (!isOwn && !(hasUi && key.startsWith('ui.'))) continue;
		const names = (isOwn ? key.slice(host.length + 1) : key).split('.');
		const last = names.pop() ?? '';
		const text = translated ? translated[key] : original;
		branchOf(tree, names).set(
			last,
			text !== undefined && (text !== '' || original.trim() === '')
				? { text }
				: { english: ['en', ...names, last].map(part).join('') },
		);
	}
	return tree;
}

function branchOf(tree: Tree, names: readonly string[]): Tree {
	let branch = tree;
	for (const name of names) {
		const known = branch.get(name) ?? new Map();
		if (!(known instanceof Map))
			throw new Error(`“${names.join('.')}” is both a text and a group of texts.`);
		branch.set(name, known);
		branch = known;
	}
	return branch;
}

const isName = (name: string) => /^[A-Za-z_]\w*$/.test(name);
const part = (name: string, index: number) =>
	index === 0 ? name : isName(name) ? `.${name}` : `['${name}']`;

function moduleOf({ locale, tree }: LocaleTree): string {
	const body = objectOf(tree, locale === 'en', 1);
	const isEnglish = locale === 'en';
	const names = body.includes('en.') ? '{ en, type Texts }' : '{ type Texts }';
	return [
		`// Generated from core/src/locales/${locale}.json. Do not edit.`,
		...(isEnglish ? [] : [`import ${names} from './en.generated.ts';`]),
		...neededBy(body, locale),
		isEnglish ? `export const en = ${body};` : `export const ${locale}: Texts = ${body};`,
		...(isEnglish ? ['export type Texts = typeof en;'] : []),
		'',
	].join('\n');
}

/** Each language has its own way to write a number, so those that need one have a scope of their own. */
function moduleOfAll(trees: readonly LocaleTree[]): string {
	const languages = trees.map(({ locale, tree }) => {
		const body = objectOf(tree, locale === 'en', 1);
		const needed = neededBy(body, locale);
		const type = locale === 'en' ? '' : ': Texts';
		return needed.length === 0
			? `const ${locale}${type} = ${body};`
			: `const ${locale}${type} = /* @__PURE__ */ (() => {\n${needed.join('\n')}\nreturn ${body};\n})();`;
	});
	return `// Generated from the files of core/src/locales. Do not edit.
export type Texts = typeof en;

${languages.join('\n')}

const languages: Readonly<Record<string, Texts>> = { ${trees.map(({ locale }) => locale).join(', ')} };

/** By a language tag; English for a language without texts. */
export const textsFor = (locale: string): Texts => languages[locale.split('-', 1)[0] ?? ''] ?? en;
`;
}

/** The functions that the texts call. */
const neededBy = (body: string, locale: string): readonly string[] => [
	...(body.includes('written(')
		? [
				`const { format } = new Intl.NumberFormat('${locale}');`,
				"const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);",
			]
		: []),
	...(body.includes('plural(')
		? [
				`const rules = new Intl.PluralRules('${locale}');`,
				'const plural = (count: number) => rules.select(count);',
			]
		: []),
];

function objectOf(tree: Tree, isTyped: boolean, depth: number): string {
	const indent = '\t'.repeat(depth);
	const lines = [...tree].map(([name, value]) => {
		const content =
			value instanceof Map
				? objectOf(value, isTyped, depth + 1)
				: 'english' in value
					? value.english
					: codeOf(value.text, isTyped);
		return `${indent}${isName(name) ? name : `'${name}'`}: ${content},\n`;
	});
	return `{\n${lines.join('')}${'\t'.repeat(depth - 1)}}`;
}

function codeOf(message: string, isTyped: boolean): string {
	const { expression, values } = messageCode(message);
	if (values.size === 0) return expression;
	const names = [...values.keys()].join(', ');
	const types = [...values].map(([name, type]) => `readonly ${name}: ${type}`).join('; ');
	return `({ ${names} }${isTyped ? `: { ${types} }` : ''}) => ${expression}`;
}

const loaders = (
	translations: readonly string[],
) => `// Generated from the files of core/src/locales. Do not edit.
import { en, type Texts } from './en.generated.ts';

export type { Texts };

/** English is always there, and replaces what a language lacks; the others are loaded on demand. */
export const textLoaders: Readonly<Record<string, () => Promise<Texts>>> = {
${translations.map((locale) => `\t${locale}: async () => (await import('./${locale}.generated.ts')).${locale},\n`).join('')}};

export { en };
`;
