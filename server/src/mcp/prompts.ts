import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';

interface Job {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	/** A sentence for each argument. */
	readonly asks: Readonly<Record<string, string>>;
	/** The tools that it needs. */
	readonly needs: readonly string[];
	request(given: Readonly<Record<string, string>>): string;
}

const site = 'The domain of the site.';

/** Common jobs, which clients offer to people, such as commands after a slash. */
export const jobs: readonly Job[] = [
	{
		name: 'audit_build',
		title: 'Audit my build before I publish it',
		description: 'Audits the output of a build as the site that it will be, and proposes repairs.',
		asks: { folder: 'The folder, such as dist.', base_url: 'Where it will be published.' },
		needs: ['audit_files'],
		request: ({ base_url, folder }) =>
			`Audit the folder “${folder}” with audit_files and base_url “${base_url}”. Read every page of the answer. Name what must be repaired before it is published, each with its pages and the place in my source, then what can wait. Repair nothing before I agree. Say what could not be checked.`,
	},
	{
		name: 'explain_fall',
		title: 'Why did a page fall?',
		description:
			'Looks for the reason why a page lost clicks: changes, indexing, queries, the engine.',
		asks: { site, page: 'The URL of the page.' },
		needs: ['run_operation', 'audit_page'],
		request: ({ page, site: domain }) =>
			`Find out why ${page} of ${domain} lost clicks. With run_operation read listSearchTotals of the page with compare “before”, listSearchQueries of it, listChanges of it, and listVerdicts; then audit_page it. Tell what is known, with its days and source, apart from what is likely; say what nobody has looked at. End with one next step.`,
	},
	{
		name: 'first_titles',
		title: 'Which titles first?',
		description: 'Chooses the ten pages whose titles are worth rewriting first, and drafts them.',
		asks: { site },
		needs: ['run_operation'],
		request: ({ site: domain }) =>
			`Choose the ten pages of ${domain} whose titles are worth rewriting first: listOpportunities and listSearchPages by run_operation show where more clicks are possible. For each give its queries, the title as written and as shown, and a draft for it. Do not guess figures that the answers do not have.`,
	},
	{
		name: 'check_change',
		title: 'Check a change of a page',
		description: 'Compares a published page with its new version.',
		asks: { published: 'The URL of the page as it is.', preview: 'The URL of the new version.' },
		needs: ['compare_pages'],
		request: ({ preview, published }) =>
			`Compare ${published} with ${preview} by compare_pages. Say whether the new version can go live: what got worse, what was repaired, and what could not be judged. Explain each rule that got worse by explain_rule.`,
	},
	{
		name: 'weekly_review',
		title: 'Review my sites',
		description: 'One list of what needs somebody this week, over all sites.',
		asks: {},
		needs: ['list_sites', 'run_operation'],
		request: () =>
			'Review the sites of this account. Begin with listPortfolio by run_operation; for each site that needs somebody read listFaults, listOpportunities and listEffects. Give one list of at most ten things to do this week, most valuable first, each with its reason and source; then what worked.',
	},
];

/** Offers the jobs whose tools this caller has. */
export function offerJobs(server: McpServer, tools: ReadonlySet<string>): void {
	for (const { asks, description, name, needs, request, title } of jobs) {
		if (!needs.every((tool) => tools.has(tool))) continue;
		const shape = Object.entries(asks).map(([key, text]) => [key, z.string().describe(text)]);
		const argsSchema = z.object(Object.fromEntries(shape) as Record<string, z.ZodString>);
		server.registerPrompt(name, { title, description, argsSchema }, (given) => {
			const content = { type: 'text' as const, text: request(given) };
			return { messages: [{ role: 'user' as const, content }] };
		});
	}
}
