import { type ApiClient, listSites } from '@plumbline/core/api';
import { closestNames, didYouMean } from '../../process/closest-names.ts';
import { refused } from '../tool.ts';

/** The key of a site that an agent names as people do: by its domain, or by the key itself. */
export async function siteKey(
	client: ApiClient,
	named: string,
	signal: AbortSignal,
): Promise<string> {
	const sites = await client.call(listSites, {}, { signal });
	const domain = domainOf(named);
	const site = sites.find(
		(each) => each.site_global_key === named || domainOf(each.domain) === domain,
	);
	if (site) return site.site_global_key;
	const domains = sites.map((each) => each.domain);
	throw refused(
		`There is no site “${named}”. list_sites has the sites.${didYouMean(closestNames(domain, domains))}`,
	);
}

/** “https://www.Bakery.example/” is said for “bakery.example”. */
const domainOf = (text: string) =>
	text
		.trim()
		.toLowerCase()
		.replace(/^https?:\/\//, '')
		.replace(/^www\./, '')
		.replace(/\/$/, '');
