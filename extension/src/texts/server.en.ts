import type { ServerFailure } from '../messaging/server-protocol.ts';

interface Remedy {
	readonly title: string;
	readonly text: string;
}

const failures: Readonly<Record<Exclude<ServerFailure['kind'], 'rate_limited'>, Remedy>> = {
	not_connected: {
		title: 'No server is connected',
		text: 'Rankings come from a Plumbline server. Connect to yours in the settings below.',
	},
	no_permission: {
		title: 'The browser does not let Plumbline call the server',
		text: 'Without this permission nothing is sent. Allow it again to see rankings.',
	},
	unreachable: {
		title: 'The server does not answer',
		text: 'You may be offline, the server may not be running, or its address may now lead somewhere else. Check the address, then try again.',
	},
	not_plumbline: {
		title: 'This is not a Plumbline server, or it has a different version',
		text: 'Something answered at the address, but not in a way Plumbline understands. Check the address, and that both the server and the extension are up to date.',
	},
	key_refused: {
		title: 'The server does not know this key',
		text: 'It may be mistyped or revoked. Create a new one with “plumbline key create” and connect again.',
	},
	scope_missing: {
		title: 'This key is not allowed to do that',
		text: 'Reading rankings needs the scope “read”, adding keywords “keywords:write”. Create a key that has both and connect again.',
	},
	unknown_site: {
		title: 'The server no longer knows this site',
		text: 'It was removed, or the key belongs to another account. Try again to load the current sites.',
	},
	engine_not_tracked: {
		title: 'This search engine is not tracked for the site',
		text: 'Choose a different one, or add it on the server with “plumbline site set”.',
	},
	refused: {
		title: 'The server could not answer',
		text: 'Try again in a moment. It says:',
	},
	unexpected: {
		title: 'The request to the server failed',
		text: 'This is our mistake, not yours. Try again; if that does not help, please report it.',
	},
};

/** Texts about the server and its rankings. */
export const serverEn = {
	server: 'Server',
	serverWhy:
		'With a Plumbline server you see how your pages rank and what Google decided about them. The key stays inside the extension: no page can read it.',
	address: 'Address',
	addressHint: 'plumbline.example.com',
	apiKey: 'API key',
	connect: 'Connect',
	connecting: 'Connecting …',
	connectedTo: (origin: string) => `Connected to ${origin}`,
	disconnect: 'Disconnect',
	disconnectHint: 'Deletes the key and gives up the permission.',
	remember: 'Remember audits on my server',
	rememberWhy: (origin: string) =>
		`After an audit of a page of your sites, its URL is sent to ${origin}, which fetches the page, audits it and keeps what changed since the last time. Other pages and private windows send nothing. The key needs the scope “optimize”.`,
	noSites: 'This account has no sites yet. Add one on the server with “plumbline site add”.',
	faults: {
		invalid: 'This is not an address. Write one like plumbline.example.com or 127.0.0.1:8787.',
		insecure:
			'Over http://, anyone on the network could read your key. Use https://, or a server on this machine or network.',
		no_key: 'The key is missing. “plumbline key create” creates one.',
		denied:
			'The browser was not allowed to call this server. Connect again and choose “Allow”; the permission is for this server only.',
	},

	rankings: 'Rankings of this page',
	rankingsWhy: 'Connect to a Plumbline server to see which keywords lead to this page.',
	toServer: 'Connect to a server',
	site: 'Site',
	engine: 'Search engine',
	range: 'Range',
	ranges: { '28_days': '28 days', '3_months': '3 months', '12_months': '12 months' },
	devices: { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet' },
	chooseSite: 'Choose a site',
	notOfSites: (host: string) =>
		`No site on this server is ${host}. If the page belongs to one of them, choose it.`,
	noEngines: 'No search engine is tracked for this site. Add one with “plumbline site set”.',
	asking: 'Asking the server …',
	noRankings: (engine: string, range: string) =>
		`No keyword of this site leads to this page in ${engine} (${range}).`,
	keyword: 'Keyword',
	rank: 'Rank',
	change: '±',
	changeLong: 'Change',
	clicks: 'Clicks',
	impressions: 'Shown',
	position: 'Mean',
	positionLong: 'Average position',
	improved: (by: number) => `${by} better`,
	fell: (by: number) => `${by} worse`,
	unchanged: 'unchanged',
	unknown: 'unknown',
	mostClicked: (count: number) =>
		`These are the ${count} keywords with the most clicks; the page may rank for more.`,
	rankingsCaption: 'Keywords that lead to this page; choose one to see its trend',
	alsoShown: (pages: string) => `Also shown for it: ${pages}`,
	trendOf: (keyword: string) => `Rank for “${keyword}”`,
	rankOn: (date: string, rank: string) => `${date}: rank ${rank}`,
	noRankOn: (date: string) => `${date}: no rank`,
	noTrend: 'No rank was measured in this period.',
	asTable: 'As a table',
	date: 'Date',

	nearFirstPage: 'One step from page one.',
	youRank: (rank: string, keyword: string, lack: string) =>
		`You rank ${rank} for “${keyword}”, ${lack}`,
	youRankAbout: (rank: string, keyword: string, lack: string) =>
		`On average the site ranks ${rank} for “${keyword}”, ${lack}`,
	lacks: {
		title: 'but the title of this page does not contain it.',
		both: 'but neither the title nor the headings of this page contain it.',
	},
	showTitle: 'Show the title',
	rival: (keyword: string) => `For “${keyword}” another page is shown more often than this one:`,
	rivalFix: 'Decide which of them should rank, and link to it from the other.',
	export: {
		title: 'From a Search Console export',
		why: 'Works without a server: in Search Console, open “Search results”, click “Export”, and drop the ZIP here. It stays in this browser.',
		choose: 'Choose the ZIP or CSV file',
		reading: 'Reading …',
		refused:
			'This is not a readable Search Console export, or it compares two ranges. Export a single range and drop the file as it was downloaded.',
		found: (count: number, all: number) =>
			`${count} of the ${all} queries of the site use words of this page.`,
		days: (from: string, to: string) => `From ${from} to ${to}.`,
		caption: 'Queries of the site whose words this page uses',
		forget: 'Remove this file',
	},

	suggestions: 'Not tracked yet, found on this page',
	costsNothing: 'Tracking these costs nothing: no results pages are bought for this site.',
	costs: (requests: string, usd: string) =>
		`Each costs at most ${requests} paid requests (${usd}) every time ranks are checked.`,
	add: (keyword: string) => `Track “${keyword}”`,
	adding: (keyword: string) => `Adding “${keyword}” …`,
	added: (keyword: string) =>
		`“${keyword}” is now tracked. Its first rank comes with the next check.`,
	existed: (keyword: string) => `“${keyword}” was already tracked.`,

	tryAgain: 'Try again',
	allow: 'Allow again',
	rateLimited: {
		title: 'Too many requests',
		text: (seconds: number | null) =>
			seconds === null
				? 'The server asks you to wait a little. Then try again.'
				: `The server asks you to wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. Then try again.`,
	},
	failures,
};

export type ServerTexts = typeof serverEn;
