import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LanguageTraits } from '../../core/src/languages/language-traits.ts';

const folder = 'core/src/languages';

type Content = readonly [file: string, content: string];

/** Modules that list and load the languages; every folder is a language. */
export async function languageFiles(root: string): Promise<readonly Content[]> {
	const having = (file: string) => languagesHaving(root, file);
	const traits = await readTraits(root, having('traits.ts'));
	const functionWords = [...traits].flatMap(([code, { functionWords }]) =>
		functionWords === undefined ? [] : [code],
	);
	const models = having('model.ts');
	const phrases = having('phrases.ts');
	return [
		[`${folder}/language-lists.generated.ts`, lists(models, phrases)],
		[
			`${folder}/function-words.generated.ts`,
			registry('functionWordLists', 'traits', 'functionWords', functionWords),
		],
		[`${folder}/models.generated.ts`, registry('models', 'model', 'model', models)],
		[
			`${folder}/phrases.generated.ts`,
			registry('phraseListsByLanguage', 'phrases', 'phrases', phrases),
		],
		[`${folder}/model-loaders.generated.ts`, loaders('modelLoaders', 'model', models)],
		[`${folder}/phrase-loaders.generated.ts`, loaders('phraseLoaders', 'phrases', phrases)],
		...traitFiles(new Map([...traits].map(([code, { traits: own = {} }]) => [code, own]))),
	];
}

const header = '// Generated from the folders of core/src/languages. Do not edit.\n';

function languagesHaving(root: string, file: string): readonly string[] {
	return globSync(`*/${file}`, { cwd: path.join(root, folder) })
		.map((found) => path.dirname(found))
		.filter((name) => /^[a-z]{2,3}$/.test(name))
		.sort();
}

function lists(models: readonly string[], phrases: readonly string[]): string {
	return `${header}${list('languagesWithModel', models)}${list('languagesWithPhrases', phrases)}`;
}

const list = (name: string, values: readonly string[]) =>
	`export const ${name} = [${values.map((value) => `'${value}'`).join(', ')}] as const;\n`;

/** With a suffix, because a code alone may be a keyword of JavaScript: “new” is Newari. */
const local = (code: string, what: string) => `${code}${what[0]?.toUpperCase()}${what.slice(1)}`;

function registry(
	name: string,
	file: string,
	exported: string,
	languages: readonly string[],
): string {
	const imports = languages.map(
		(code) => `import { ${exported} as ${local(code, exported)} } from './${code}/${file}.ts';\n`,
	);
	const lines = languages.map((code) => `\t${code}: ${local(code, exported)},\n`);
	return `${header}${imports.join('')}\nexport const ${name} = {\n${lines.join('')}};\n`;
}

function loaders(name: string, file: string, languages: readonly string[]): string {
	const lines = languages.map(
		(code) => `\t${code}: async () => (await import('./${code}/${file}.ts')).${file},\n`,
	);
	return `${header}export const ${name} = {\n${lines.join('')}};\n`;
}

interface TraitsModule {
	readonly traits?: LanguageTraits;
	readonly functionWords?: string;
}

type Traits = ReadonlyMap<string, LanguageTraits>;

async function readTraits(
	root: string,
	languages: readonly string[],
): Promise<ReadonlyMap<string, TraitsModule>> {
	const read = async (code: string) => {
		const file = path.join(root, folder, code, 'traits.ts');
		// Our own file; the compiler checks its type.
		return [code, (await import(pathToFileURL(file).href)) as TraitsModule] as const;
	};
	return new Map(await Promise.all(languages.map(read)));
}

/**
 * Literal values instead of imports: each bundle gets only the tables that it uses, and folding
 * imports no language.
 */
function traitFiles(traits: Traits): readonly Content[] {
	const ordinalDots = [...traits]
		.filter(([, { ordinalDots }]) => ordinalDots)
		.map(([code]) => code);
	return [
		[
			'core/src/text/folding/letters.generated.ts',
			header + table('lettersByLanguage', traits, 'letters'),
		],
		[
			`${folder}/traits.generated.ts`,
			[
				header,
				table('compoundsByLanguage', traits, 'compounds'),
				list('nearLanguages', nearGroups(traits)),
				table('readingLimitsByLanguage', traits, 'readingLimits'),
				list('languagesWithOrdinalDots', ordinalDots),
			].join(''),
		],
	];
}

function table(name: string, traits: Traits, key: keyof LanguageTraits): string {
	const lines = [...traits]
		.filter(([, { [key]: value }]) => value !== undefined)
		.map(([code, { [key]: value }]) => `\t${code}: ${JSON.stringify(value)},\n`);
	return `export const ${name} = {\n${lines.join('')}} as const;\n`;
}

/** Nearness is symmetric and transitive, so each language is in at most one group. */
function nearGroups(traits: Traits): readonly string[] {
	let groups: ReadonlySet<string>[] = [];
	for (const [code, { near }] of traits) {
		if (near === undefined) continue;
		const members = new Set([code, ...near.split(' ')]);
		const joined = groups.filter((group) => !group.isDisjointFrom(members));
		groups = groups.filter((group) => !joined.includes(group));
		groups.push(joined.reduce((all, group) => all.union(group), members));
	}
	return groups.map((group) => [...group].sort().join(' ')).sort();
}
