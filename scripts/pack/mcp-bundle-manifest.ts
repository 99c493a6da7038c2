import type { Publication } from '../release/publication-faults.ts';

interface Bundled {
	readonly version: string;
	/** The range of versions of Node. */
	readonly node: string;
	readonly publication: Pick<Publication, 'repository' | 'site'>;
}

/** `manifest.json` of a bundle, by version 0.3 of its specification (github.com/modelcontextprotocol/mcpb). */
export const mcpBundleManifest = ({ node, publication, version }: Bundled) => ({
	manifest_version: '0.3',
	name: 'plumbline',
	display_name: 'Plumbline',
	version,
	description: 'Audits pages, builds and local servers for search, and knows how your sites rank.',
	author: { name: 'Plumbline', url: publication.repository },
	repository: { type: 'git', url: `${publication.repository}.git` },
	homepage: publication.site,
	documentation: new URL('agents.html', publication.site).href,
	icon: 'icon.png',
	license: 'MIT',
	keywords: ['seo', 'audit', 'crawler', 'search-engine-optimization'],
	server: {
		type: 'node',
		entry_point: 'server/main.js',
		mcp_config: {
			command: 'node',
			// biome-ignore-start lint/suspicious/noTemplateCurlyInString: The client fills them in.
			args: ['${__dirname}/server/main.js', 'mcp', '--root', '${user_config.folder}'],
			// biome-ignore-end lint/suspicious/noTemplateCurlyInString: The client fills them in.
		},
	},
	// Clients ask the running server for them.
	tools_generated: true,
	prompts_generated: true,
	user_config: {
		folder: {
			type: 'directory',
			title: 'Folder with your sites',
			description: 'Files and builds below this folder may be audited; no others are read.',
			required: true,
		},
	},
	compatibility: { platforms: ['darwin', 'win32', 'linux'], runtimes: { node } },
});
