import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');

interface Step {
	readonly name: string;
	readonly if?: string;
	readonly env?: Readonly<Record<string, string>>;
	readonly run?: string;
}

interface Action {
	readonly inputs: Readonly<Record<string, { readonly default: string }>>;
	readonly runs: { readonly steps: readonly Step[] };
}

export interface ActionRun {
	/** The checkout; the steps run in it. */
	readonly folder: string;
	readonly inputs: Readonly<Record<string, string>>;
	readonly event: 'push' | 'pull_request';
	readonly env: Readonly<Record<string, string>>;
}

/**
 * Runs the scripts of action.yml as GitHub would, without the steps that use other
 * actions: what those store stays in the folder. Returns the exit code of the last step.
 */
export async function runAction({ env, event, folder, inputs }: ActionRun): Promise<number> {
	const action: Action = parse(readFileSync(path.join(root, 'action.yml'), 'utf8'));
	const output = path.join(folder, 'github-output.txt');
	writeFileSync(output, '');
	const expressionValue = (name: string) => {
		if (name === 'github.event_name') return event;
		if (name === 'steps.audit.outputs.code') return /code=(\d+)/.exec(textOf(output))?.[1] ?? '';
		const input = name.replace(/^inputs\./, '');
		const given = inputs[input] ?? action.inputs[input]?.default;
		if (given === undefined) throw new Error(`Nobody knows the value of ${name}.`);
		return given;
	};
	let code = 0;
	for (const step of action.runs.steps) {
		if (step.run === undefined || !isFor(event, inputs.build ?? '', step.if)) continue;
		const variables = Object.entries(step.env ?? {}).map(([name, text]) => [
			name,
			text.replace(/\$\{\{ (.+?) \}\}/g, (_all, expression: string) => expressionValue(expression)),
		]);
		code = await exitCodeOf(step.run, folder, {
			PATH: process.env.PATH ?? '',
			GITHUB_ACTION_PATH: root,
			GITHUB_OUTPUT: output,
			...env,
			...Object.fromEntries(variables),
		});
		if (code !== 0) return code;
	}
	return code;
}

/** The conditions of our scripts differ in the event and the build; other inputs have their defaults. */
function isFor(event: ActionRun['event'], build: string, condition = ''): boolean {
	if (condition.includes("inputs.build != ''") && build === '') return false;
	const wanted = /github\.event_name == '(\w+)'/.exec(condition)?.[1];
	return wanted === undefined || wanted === event;
}

const textOf = (file: string) => readFileSync(file, 'utf8');

/** GitHub runs the shell `bash` with these options. */
function exitCodeOf(script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
	const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
	const child = spawn('bash', args, { cwd, env, stdio: ['ignore', 'ignore', 'ignore'] });
	return new Promise((resolve, reject) => {
		child.on('error', reject);
		child.on('exit', (code) => resolve(code ?? 1));
	});
}
