import { readFileSync } from 'node:fs';
import { usageError } from '../../errors/expected-error.ts';
import type { ProjectConfig } from './project-config.schema.ts';

const file = 'plumbline.config.json';

/** The settings of the project in the current folder; empty if it has none. */
export async function readProjectConfig(): Promise<ProjectConfig> {
	const own = contentOf(file);
	if (own !== null) return parsed(own, file);
	const manifest = contentOf('package.json');
	return isObject(manifest) && 'plumbline' in manifest
		? parsed(manifest.plumbline, '“plumbline” in package.json')
		: {};
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function contentOf(path: string): unknown {
	try {
		return JSON.parse(readFileSync(path, 'utf8'));
	} catch (cause) {
		if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
		// A broken package.json is npm’s business.
		if (path !== file) return null;
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw usageError(`${path} cannot be read: ${reason}. Mend the JSON, or remove the file.`);
	}
}

async function parsed(content: unknown, place: string): Promise<ProjectConfig> {
	// Loaded only for a project that has settings, so that a short command starts quickly.
	const { projectConfigSchema } = await import('./project-config.schema.ts');
	const config = projectConfigSchema.safeParse(content);
	if (config.success) return config.data;
	const [issue] = config.error.issues;
	const at = issue?.path.join('.') ?? '';
	const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : null;
	throw usageError(
		unknown === null
			? `${place}: “${at}” has a value that is not allowed. docs/plumbline.config.schema.json lists all settings.`
			: `${place}: there is no setting “${[at, unknown].filter(Boolean).join('.')}”. docs/plumbline.config.schema.json lists all settings.`,
	);
}
