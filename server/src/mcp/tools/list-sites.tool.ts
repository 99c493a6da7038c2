import { listSites as endpoint } from '@plumbline/core/api';
import * as z from 'zod';
import { quote, quotedSchema } from '../quoted.ts';
import { defineTool } from '../tool.ts';

export const listSites = defineTool({
	name: 'list_sites',
	title: 'List the sites of the account',
	description: 'Lists the sites of the account with their search engines.',
	scope: 'read',
	effect: 'reads',
	readsWeb: false,
	input: z.object({}),
	head: z.object({ provenance: z.object({ source: z.string() }) }),
	item: z.object({
		site: z.string().describe('The value for the parameter “site” of other tools.'),
		search_engines: z.array(z.string()),
		active_keywords: z.int(),
		quoted: quotedSchema({ domain: z.string(), title: z.string(), groups: z.array(z.string()) }),
	}),
	async answer(_input, { client, signal }) {
		const sites = await client.call(endpoint, {}, { signal });
		return {
			head: { provenance: { source: 'the account on this server' } },
			items: sites.map((site) => ({
				site: site.site_global_key,
				search_engines: site.search_engine_global_keys,
				active_keywords: site.active_keywords_count,
				quoted: {
					domain: quote(site.domain),
					title: quote(site.title),
					groups: site.keyword_groups.map(({ name }) => quote(name)),
				},
			})),
		};
	},
});
