import { expect, test } from 'vitest';
import { mcpRegistryFiles } from './mcp-registry.ts';

test('the entry of the registry and the package name each other, within the registry’s limits', () => {
	const files = mcpRegistryFiles({
		version: '1.2.3',
		publication: {
			repository: 'https://github.com/bakers/oven',
			site: 'https://oven.example/docs/',
		},
		manifest: '{ "name": "@oven/server", "version": "1.2.2", "mcpName": "old", "type": "module" }',
	});
	const [server, manifest] = files.map(([, text]) => JSON.parse(text));
	expect(manifest).toEqual({
		name: '@oven/server',
		version: '1.2.3',
		mcpName: 'io.github.bakers/oven',
		type: 'module',
	});
	expect(server).toMatchObject({
		name: manifest.mcpName,
		version: '1.2.3',
		websiteUrl: 'https://oven.example/docs/agents.html',
		packages: [{ identifier: '@oven/server', version: '1.2.3' }],
	});
	expect(server.description.length).toBeLessThanOrEqual(100);
});
