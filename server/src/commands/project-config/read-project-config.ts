import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rule } from '@plumbline/core';
import { usageError } from '../../process/expected-error.ts';
import { fileProblem } from '../../process/file-problem.ts';
import type { ProjectConfig } from './project-config.schema.ts';

export const jsonConfig = 'plumbline.config.json';
const programs = ['plumbline.config.ts', 'plumbline.config.mjs', 'plumbline.config.js'];

export interface ReadConfig extends ProjectConfig {
	/** The file with the settings; null if there are none. */
	readonly file: string | null;
	readonly ownRules: readonly Rule[];
	/** URL of the program that exports these rules; null if there are none. */
	readonly ownRulesIn: string | null;
}

/** The settings of the project in the current folder; empty if it has none. */
export async function readProjectConfig(): Promise<ReadConfig> {
	const files = [jsonConfig, ...programs].filter((file) => existsSync(file));
	const [file, second] = files;
	if (second !== undefined) {
		throw usageError(`There are two configurations, ${file} and ${second}. Keep one of them.`);
	}
	if (file === jsonConfig) return parsed(contentOf(file), file);
	if (file !== undefined) return exported(file);
	const manifest = contentOf('package.json');
	return isObject(manifest) && 'plumbline' in manifest
		? parsed(manifest.plumbline, 'package.json', '“plumbline” in package.json')
		: { ...noOwnRules, file: null };
}

const noOwnRules = { ownRules: [], ownRulesIn: null };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function contentOf(path: string): unknown {
	try {
		return JSON.parse(readFileSync(path, 'utf8'));
	} catch (cause) {
		if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
		// A broken package.json is npm’s business.
		if (path !== jsonConfig) return null;
		throw usageError(
			`${path} cannot be read: ${fileProblem(cause)}. Mend the JSON, or remove the file.`,
		);
	}
}

const codeOf = (cause: unknown) =>
	cause instanceof Error && 'code' in cause ? cause.code : undefined;

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** The default export of a program, whose rules are loaded again by each thread that audits. */
async function exported(file: string): Promise<ReadConfig> {
	const url = pathToFileURL(resolve(file)).href;
	const content = await import(url).then(
		(module: { readonly default?: unknown }) => module.default,
		(cause: unknown) => {
			const isMissing = codeOf(cause) === 'ERR_MODULE_NOT_FOUND';
			const hint = isMissing
				? ' Install the packages that it imports: npm install --save-dev @plumbline/core.'
				: '';
			throw usageError(`${file} cannot be run: ${reasonOf(cause)}.${hint}`, { cause });
		},
	);
	if (!isObject(content)) {
		throw usageError(
			`${file} has no settings as its default export. Write “export default { … };”.`,
		);
	}
	const { ownRules, ...settings } = content as { readonly ownRules?: unknown };
	const config = await parsed(settings, file);
	if (ownRules === undefined) return config;
	if (Array.isArray(ownRules) && ownRules.every(isRule)) {
		return { ...config, ownRules, ownRulesIn: url };
	}
	throw usageError(
		`${file}: “ownRules” is not a list of rules. Make each with defineRule of @plumbline/core.`,
	);
}

const isRule = (value: unknown): value is Rule =>
	isObject(value) && 'name' in value && 'evidence' in value && 'run' in value;

async function parsed(content: unknown, file: string, place = file): Promise<ReadConfig> {
	// Loaded only for a project that has settings, so that a short command starts quickly.
	const { projectConfigSchema } = await import('./project-config.schema.ts');
	const config = projectConfigSchema.safeParse(content);
	if (config.success) return { ...config.data, ...noOwnRules, file };
	const [issue] = config.error.issues;
	const at = issue?.path.join('.') ?? '';
	const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : null;
	throw usageError(
		unknown === null
			? `${place}: “${at}” has a value that is not allowed. docs/plumbline.config.schema.json lists all settings.`
			: `${place}: there is no setting “${[at, unknown].filter(Boolean).join('.')}”. docs/plumbline.config.schema.json lists all settings.`,
	);
}
