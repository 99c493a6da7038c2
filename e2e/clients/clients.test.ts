import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { generateSource } from 'oazapfts';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SampleServer, startSampleServer } from './sample-server.ts';

// In ms: generators and linters read half a megabyte.
const enough = 120_000;
const folder = path.join(import.meta.dirname, 'build');
const inFolder = (name: string) => path.join(folder, name);

let server: SampleServer;
let text: string;

beforeAll(async () => {
	server = await startSampleServer();
	text = await (await fetch(new URL('/openapi.json', server.origin))).text();
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder);
	writeFileSync(inFolder('openapi.json'), text);
	// The compiled clients are CommonJS, which needs no endings in imports.
	writeFileSync(inFolder('package.json'), '{ "type": "commonjs" }');
}, enough);

afterAll(() => {
	server.process.kill();
});

test('Spectral and Redocly accept the OpenAPI document', { timeout: enough }, async () => {
	const spectral = new spectralCore.Spectral();
	// Both packages declare the type of a rule set, and differ in words only.
	spectral.setRuleset({ extends: [spectralRulesets.oas as unknown as RulesetDefinition] });
	expect(await spectral.run(JSON.parse(text))).toEqual([]);
	const config = await createConfig({ extends: ['recommended'] });
	expect(await lintFromString({ source: text, config })).toEqual([]);
});

test('three generators make clients that type-check and work', { timeout: enough }, async () => {
	await generateClients();
	cpSync(path.join(import.meta.dirname, 'callers'), folder, { recursive: true });
	const callers = ['openapi-fetch', 'hey-api', 'oazapfts'];
	expect(compiled(callers.map((name) => inFolder(`${name}.ts`)))).toEqual([]);
	const require = createRequire(inFolder('package.json'));
	for (const name of callers) {
		const { call } = require(inFolder(`js/${name}.js`)) as Caller;
		const rankings = await call(server.origin, server.apiKey);
		expect(rankings.map(({ keyword, status }) => `${name}: ${keyword} ${status}`)).toEqual([
			`${name}: sourdough starter r`,
			`${name}: how to make sourdough starter r`,
			`${name}: feed sourdough starter r`,
		]);
	}
});

async function generateClients(): Promise<void> {
	const types = await openapiTypescript(text);
	writeFileSync(inFolder('openapi-typescript.ts'), astToString(types));
	const source = await generateSource(inFolder('openapi.json'), {});
	writeFileSync(inFolder('oazapfts-client.ts'), source);
	await createClient({
		input: inFolder('openapi.json'),
		output: inFolder('hey-api-client'),
		plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
		logs: { level: 'silent', file: false },
	});
}

/** Compiles the files and what they import; returns the complaints of the compiler. */
function compiled(files: readonly string[]): readonly string[] {
	const program = ts.createProgram(files, {
		lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
		module: ts.ModuleKind.CommonJS,
		moduleResolution: ts.ModuleResolutionKind.Node10,
		outDir: inFolder('js'),
		skipLibCheck: true,
		strict: true,
		target: ts.ScriptTarget.ES2022,
		types: [],
	});
	const { diagnostics } = program.emit();
	return [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(({ messageText }) =>
		ts.flattenDiagnosticMessageText(messageText, '\n'),
	);
}

interface Caller {
	call(
		origin: string,
		apiKey: string,
	): Promise<readonly { readonly keyword: string; readonly status?: string }[]>;
}
