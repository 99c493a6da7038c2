import type { Publication } from '../release/publication-faults.ts';

interface Published {
	readonly version: string;
	readonly publication: Pick<Publication, 'repository' | 'site'>;
	/** The text of the manifest of the server’s package. */
	readonly manifest: string;
}

/**
 * The entry for the registry of MCP servers, `server.json`, and `mcpName` in the package that it
 * names, which proves that both have the same owner.
 */
export function mcpRegistryFiles({
	manifest,
	publication,
	version,
}: Published): readonly (readonly [file: string, content: string])[] {
	const { repository, site } = publication;
	const [owner = '', project = ''] = new URL(repository).pathname.split('/').slice(1);
	const name = `io.github.${owner}/${project}`;
	const { mcpName: _, name: identifier, version: _former, ...rest } = JSON.parse(manifest);
	const server = {
		$schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
		name,
		title: 'Plumbline',
		description:
			'Audits pages, builds and local servers for search, and knows how your sites rank.',
		version,
		repository: { url: repository, source: 'github' },
		websiteUrl: new URL('agents.html', site).href,
		packages: [
			{
				registryType: 'npm',
				identifier,
				version,
				runtimeHint: 'npx',
				transport: { type: 'stdio' },
				packageArguments: [{ type: 'positional', value: 'mcp' }],
			},
		],
	};
	return [
		['server.json', json(server)],
		['server/package.json', json({ name: identifier, version, mcpName: name, ...rest })],
	];
}

const json = (value: unknown) => `${JSON.stringify(value, null, '\t')}\n`;
