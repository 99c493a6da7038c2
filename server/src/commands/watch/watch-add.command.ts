import { localeFor } from '@plumbline/core';
import { readConfig } from '../../config/config.ts';
import { webUrl } from '../../facts/web-url.ts';
import { usageError } from '../../process/expected-error.ts';
import { vaultOf } from '../../sources/seal.ts';
import { type TargetKind, targetKinds } from '../../watch/deliver/target.ts';
import {
	addWatchWithTargets,
	longestWatchName,
	mostWatchedPages,
	scheduleFault,
	targetAddress,
	usualSchedule,
} from '../../watch/new-watch.ts';
import type { WatchSettings } from '../../watch/watch-settings.ts';
import { type CommandOption, defineCommand } from '../command.ts';
import { localeOf, wholeNumberOf } from '../option-values.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';

const target = (help: string, value = 'URL') =>
	({ type: 'string', value, multiple: true, help: `${help} Repeatable.` }) satisfies CommandOption;

const targetOptions = {
	webhook: target('URL that gets each message as signed JSON.'),
	slack: target('Incoming webhook of Slack.'),
	teams: target('Incoming webhook of Microsoft Teams.'),
	discord: target('Webhook of Discord.'),
	mail: target('Mail address, over the server in PLUMBLINE_SMTP_URL.', 'ADDRESS'),
} satisfies Readonly<Record<TargetKind, CommandOption>>;

export const watchAdd = defineCommand({
	takes: 'NAME',
	options: {
		site: siteOption,
		url: {
			type: 'string',
			value: 'URL',
			multiple: true,
			help: 'Page to look at. Repeatable.',
		},
		top: {
			type: 'string',
			value: 'N',
			help: 'Look at the N pages with the most clicks in the last four weeks.',
		},
		sitemap: { type: 'string', value: 'URL', help: 'Look at the pages of this sitemap.' },
		schedule: {
			type: 'string',
			value: 'CRON',
			help: 'When to look, in the time zone of the site. Default: 0 */6 * * *.',
		},
		tell: {
			type: 'string',
			value: 'WHEN',
			help: 'at_once, or a digest: daily or weekly at eight. Default: at_once.',
		},
		quiet: {
			type: 'string',
			value: 'HOURS',
			help: 'Hours without messages, such as 22-7. Messages are held until then.',
		},
		render: {
			type: 'boolean',
			help: 'Run the scripts of pages that scripts draw, in your own browser.',
		},
		'faults-only': {
			type: 'boolean',
			help: 'No news about changed titles, descriptions and other fields.',
		},
		locale: { type: 'string', value: 'TAG', help: 'Language of the messages: en or ja.' },
		...targetOptions,
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, positionals, terminal }) {
		const name = nameOf(positionals);
		const settings: WatchSettings = {
			pages: pagesOf(values),
			tell: tellOf(values.tell),
			quiet: quietOf(values.quiet),
			locale: localeFor(localeOf(values.locale)),
			render: values.render === true,
			changes: values['faults-only'] !== true,
		};
		const schedule = scheduleOf(values.schedule);
		const targets = targetKinds.flatMap((kind) =>
			(values[kind] ?? []).map((address) => ({ kind, address: addressOf(kind, address) })),
		);
		const vault = vaultOf(readConfig(terminal.environment));
		const { id, webhookSecrets } = await withDatabase(terminal, async (database) => {
			const { id: siteId } = await siteNamed(database, values.site);
			const watch = { siteId, name, settings, schedule };
			const moment = { nowMs: Date.now(), vault: () => vault };
			return addWatchWithTargets(database, watch, targets, moment);
		});
		if (values.json) printJson(terminal, { watch_id: id, webhook_secrets: webhookSecrets });
		else {
			const lines = webhookSecrets.map(
				({ host, secret }) => `Secret of the webhook at ${host}, shown once: ${secret}`,
			);
			print(
				terminal,
				[`Watch ${id} looks at once, then as scheduled while a server runs.`, ...lines].join('\n'),
			);
		}
		return 0;
	},
});

function nameOf([name, ...others]: readonly string[]): string {
	const isOne = name !== undefined && others.length === 0;
	if (isOne && name.trim() !== '' && name.length <= longestWatchName) return name.trim();
	throw usageError('Give the watch one name of at most 100 characters: plumbline watch add Shop.');
}

function pagesOf({
	sitemap,
	top,
	url: urls = [],
}: {
	readonly url?: readonly string[] | undefined;
	readonly top?: string | undefined;
	readonly sitemap?: string | undefined;
}): WatchSettings['pages'] {
	const ways = [urls.length > 0, top !== undefined, sitemap !== undefined].filter(Boolean);
	if (ways.length !== 1) throw usageError('Name the pages in one way: --url, --top or --sitemap.');
	if (sitemap !== undefined) {
		return { from: 'sitemap', url: webUrlOf('sitemap', sitemap), most: mostWatchedPages };
	}
	const most = wholeNumberOf('top', top, {
		least: 1,
		most: mostWatchedPages,
		wanted: 'a number of pages',
	});
	if (most !== undefined) return { from: 'clicks', most };
	return { from: 'list', urls: urls.map((url) => webUrlOf('url', url)) };
}

function webUrlOf(option: string, text: string): string {
	const url = webUrl(text);
	if (url !== null) return url;
	throw usageError(`--${option}: “${text}” is not a URL. Write it in full: https://example.com/.`);
}

function addressOf(kind: TargetKind, text: string): string {
	if (kind !== 'mail') return webUrlOf(kind, text);
	const address = targetAddress({ kind, address: text });
	if (address !== null) return address;
	throw usageError(`--mail: “${text}” is not a mail address. Write, for example, me@example.com.`);
}

function tellOf(text = 'at_once'): WatchSettings['tell'] {
	if (text === 'at_once' || text === 'daily' || text === 'weekly') return text;
	throw usageError(`--tell: “${text}” is unknown. Write at_once, daily or weekly.`);
}

function quietOf(text: string | undefined): WatchSettings['quiet'] {
	if (text === undefined) return null;
	const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(text)?.map(Number) ?? [];
	if (from !== undefined && to !== undefined && from < 24 && to < 24 && from !== to) {
		return { from, to };
	}
	throw usageError(`--quiet: “${text}” is not a range of hours. Write, for example, 22-7.`);
}

function scheduleOf(text = usualSchedule): string {
	const fault = scheduleFault(text);
	if (fault === null) return text;
	const problem = fault === 'not_cron' ? 'is not a cron line' : 'never repeats';
	throw usageError(`--schedule: “${text}” ${problem}. Write, for example, ${usualSchedule}.`);
}
