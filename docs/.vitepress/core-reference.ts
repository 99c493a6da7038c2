import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
	Application,
	type DeclarationReflection,
	type ProjectReflection,
	ReflectionKind,
} from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';

const core = path.resolve(import.meta.dirname, '../../core');

const options: Partial<PluginOptions> & Parameters<typeof Application.bootstrapWithPlugins>[0] = {
	entryPoints: [path.join(core, 'src/public-api.ts')],
	tsconfig: path.join(core, 'tsconfig.json'),
	plugin: ['typedoc-plugin-markdown'],
	name: '@plumbline/core',
	readme: 'none',
	logLevel: 'Warn',
	// `npm run check` compiles core anyway.
	skipErrorChecking: true,
	excludeInternal: true,
	disableGit: true,
	sourceLinkTemplate: '../../../core/src/{path}',
	basePath: path.resolve(core, '..'),
	outputFileStrategy: 'modules',
	hidePageHeader: true,
	hideBreadcrumbs: true,
	hidePageTitle: true,
	parametersFormat: 'table',
	interfacePropertiesFormat: 'table',
	typeDeclarationFormat: 'table',
	expandObjects: true,
	useCodeBlocks: true,
	groupOrder: ['Functions', 'Variables', 'Interfaces', 'Type Aliases'],
	tableColumnSettings: {
		hideDefaults: true,
		hideInherited: true,
		hideModifiers: true,
		hideOverrides: true,
		hideSources: true,
		leftAlignHeaders: true,
	},
	validation: { notExported: false, invalidLink: true, notDocumented: false },
};

const introduction =
	'Everything that the package promises to keep. Of its other exports, which our own applications use, any may change with any version. [Examples](../../../examples/README.md) show it in a script, a page, an Astro build and a worker.';

/** The pages, by the folder of core that an export is from; the first that fits. */
const topics = [
	{
		file: 'audit.md',
		title: 'Audit a page',
		says: 'Two calls audit a page: one takes its HTML, the other the live document of a browser.',
		from: /^(?:audit\/audit-request|run\/audit-)/,
	},
	{
		file: 'auditor.md',
		title: 'Audit a page that changes',
		says: 'For editors and tests: audit again after each change, judge a single rule, and load the data of languages first.',
		from: /^run\//,
	},
	{
		file: 'report.md',
		title: 'The report',
		says: 'The parts of a report: verdicts, findings and their places, counts, and whether search engines may show the page.',
		from: /^audit\/(?:report|rule-result)/,
	},
	{
		file: 'formats.md',
		title: 'Reports as files',
		says: 'Reports as CSV, JSON, JUnit, Markdown, SARIF and text, as the command writes them.',
		from: /^audit\/formats/,
	},
	{
		file: 'comparison.md',
		title: 'Compare two audits',
		says: 'New, solved and remaining findings between two audits of the same pages.',
		from: /^audit\/compare/,
	},
	{
		file: 'rules.md',
		title: 'Rules, and your own',
		says: 'The parts of a rule, and a call that defines rules of your own.',
		from: /^audit\/rule\b/,
	},
	{
		file: 'rule-sets.md',
		title: 'The built-in rules and their versions',
		says: 'Every built-in rule as data, the versions of the rule set, and the countries that rules know.',
		from: /^(?:rules|rule-sets)/,
	},
	{
		file: 'page-facts.md',
		title: 'Facts of a page',
		says: 'The facts that rules judge. Null means that nobody could know, which is never a fault.',
		from: /^facts\/(?:page-facts|fact-store)/,
	},
	{
		file: 'given-facts.md',
		title: 'Facts that HTML does not have',
		says: 'Answers of the server, images, layout, speed and other pages: facts to pass in where you have them.',
		from: /^facts/,
	},
	{
		file: 'reading.md',
		title: 'Read documents and robots.txt',
		says: 'Facts from a live document or from the blocks of an editor, and what robots.txt says of a URL.',
		from: /^(?:read|robots)/,
	},
	{
		file: 'texts.md',
		title: 'Languages and keywords',
		says: 'The language of a text, its likely keywords, and the languages of the reports.',
		from: /^(?:text|locales)/,
	},
] as const;

/** The reference of what core exports, as Markdown by file name. Throws if an export lacks its description. */
export async function corePages(): Promise<ReadonlyMap<string, string>> {
	const app = await Application.bootstrapWithPlugins(options);
	const project = await app.convert();
	if (project === undefined) throw new Error('TypeDoc could not read core.');
	const silent = undescribed(project);
	if (silent.length > 0) {
		throw new Error(`Describe these exports of core/src/public-api.ts:\n  ${silent.join('\n  ')}`);
	}
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-reference-'));
	try {
		await app.outputs.writeOutput({ name: 'markdown', path: folder }, project);
		const whole = readFileSync(path.join(folder, 'README.md'), 'utf8');
		return pagesOf(project.children ?? [], whole);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** TypeDoc’s one page, a page for each topic. */
function pagesOf(
	exported: readonly DeclarationReflection[],
	whole: string,
): ReadonlyMap<string, string> {
	const files = new Map(exported.map((one) => [one.name, topicOf(one).file]));
	const sections = whole
		.replaceAll(/^(?:\*\*\*|## .*)$/gm, '')
		.split(/^(?=### )/m)
		.slice(1)
		.map((text) => ({ text, file: files.get(text.match(/^### (\w+)/)?.[1] ?? '') }));
	const pages = topics.map(({ file, says, title }): [string, string] => {
		const own = sections.filter((section) => section.file === file).map(({ text }) => text);
		const text = own.join('').replaceAll(/^#(#{2,} )/gm, '$1');
		return [file, `# ${title}\n\n${says} [All of core](index.md)\n\n${linked(text, files)}`];
	});
	const lists = topics.map(({ file, says, title }) => {
		const names = [...files].filter(([, place]) => place === file).map(([name]) => `\`${name}\``);
		return `## [${title}](${file})\n\n${says}\n\n${names.join(' ')}`;
	});
	return new Map([
		['index.md', `# @plumbline/core\n\n${introduction}\n\n${lists.join('\n\n')}`],
		...pages,
	]);
}

function topicOf({ name, sources }: DeclarationReflection) {
	const source = sources?.[0]?.fileName.replace(/^(?:core\/)?src\//, '') ?? '';
	const topic = topics.find(({ from }) => from.test(source));
	if (topic === undefined)
		throw new Error(`No page of the reference is for ${name}, of ${source}.`);
	return topic;
}

/** Leads each link to an export to the page that describes it. */
function linked(text: string, files: ReadonlyMap<string, string>): string {
	const bySlug = new Map([...files].map(([name, file]) => [name.toLowerCase(), file]));
	return text.replaceAll(/\]\(#(\w+)(-\d+)?\)/g, (link, slug: string, repeated = '') => {
		const file = bySlug.get(slug);
		return file === undefined ? link : `](${file}#${slug}${repeated})`;
	});
}

/** Exports without a description, and properties whose unit or null is not explained. */
function undescribed(project: ProjectReflection): readonly string[] {
	return (project.children ?? []).flatMap((exported) => [
		...(isDescribed(exported) ? [] : [exported.name]),
		...(exported.children ?? [])
			.filter((property) => needsWords(property) && !isDescribed(property))
			.map((property) => `${exported.name}.${property.name}`),
	]);
}

function isDescribed(reflection: DeclarationReflection): boolean {
	const described = [reflection, ...(reflection.signatures ?? [])];
	return described.some(({ comment }) => (comment?.summary.length ?? 0) > 0);
}

/** A number needs its unit, and null its meaning. */
const needsWords = ({ kind, type }: DeclarationReflection) =>
	kind === ReflectionKind.Property && /\b(?:number|null)\b/.test(type?.toString() ?? '');
