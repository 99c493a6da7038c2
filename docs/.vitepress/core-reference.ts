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
	sourceLinkTemplate: '../../core/src/{path}',
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

const introduction = `# @plumbline/core

Everything that the package promises to keep. Of its other exports, which our own applications use, any may change with any version. [Examples](../../examples/README.md) show it in a script, a page, an Astro build and a worker.`;

/** The reference of what core exports, as Markdown. Throws if an export lacks its description. */
export async function coreReference(): Promise<string> {
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
		return `${introduction}\n\n${readFileSync(path.join(folder, 'README.md'), 'utf8')}`;
	} finally {
		rmSync(folder, { recursive: true });
	}
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
