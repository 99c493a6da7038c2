import path from 'node:path';
import { pathToFileURL } from 'node:url';

type Modules = typeof import('../../core/src/rules/rules.ts') &
	typeof import('../../core/src/rules/myths.ts') &
	typeof import('../../core/src/rules/not-built.ts') &
	typeof import('../../core/src/rules/all-fixtures.ts') &
	typeof import('../../core/src/rules/ordinary-page.ts') &
	typeof import('../../core/src/audit/texts/texts.ts') &
	typeof import('../../core/src/audit/texts/phrases.ts') &
	typeof import('../../core/src/audit/formats/format-text.ts') &
	typeof import('../../core/src/run/audit-html.ts');

export type CoreSources = Pick<
	Modules,
	| 'allFixtures'
	| 'auditHtml'
	| 'fixtureHtml'
	| 'fixtureOptions'
	| 'formatText'
	| 'myths'
	| 'notBuilt'
	| 'phrases'
	| 'rules'
	| 'ruleTexts'
>;

const files = [
	'rules/rules',
	'rules/myths',
	'rules/not-built',
	'rules/all-fixtures',
	'rules/ordinary-page',
	'audit/texts/texts',
	'audit/texts/phrases',
	'audit/formats/format-text',
	'run/audit-html',
];

/** Loads what documentation is generated from, from the workspace at `root`. */
export async function loadCore(root: string): Promise<CoreSources> {
	const modules = await Promise.all(
		files.map((file) => import(pathToFileURL(path.join(root, `core/src/${file}.ts`)).href)),
	);
	return Object.assign({}, ...modules);
}
