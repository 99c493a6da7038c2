import type { editWatch, WatchState } from '@plumbline/console/contract';
import type * as z from 'zod/mini';

export const ways = ['clicks', 'sitemap', 'list'] as const;
export const schedules = ['six_hours', 'hourly', 'daily'] as const;
export const tells = ['at_once', 'daily', 'weekly'] as const;
export const targetKinds = ['none', 'mail', 'webhook', 'slack', 'teams', 'discord'] as const;

/** The form as it is filled in. */
export interface GivenWatch {
	readonly name: string;
	readonly way: (typeof ways)[number];
	readonly most: string;
	readonly sitemap: string;
	readonly list: string;
	readonly schedule: (typeof schedules)[number] | 'kept';
	/** The hour of a daily check. */
	readonly hour: string;
	/** A cron line that the form cannot write. */
	readonly kept: string | null;
	readonly tell: (typeof tells)[number];
	/** Empty for no quiet hours. */
	readonly quietFrom: string;
	readonly quietTo: string;
	readonly tellsChanges: boolean;
	readonly kind: (typeof targetKinds)[number];
	readonly address: string;
}

type NewWatch = Omit<z.input<typeof editWatch.input>, 'site_global_key' | 'watch_id'>;

const cronLines = { hourly: '0 * * * *', six_hours: '0 */6 * * *' } as const;

export function newWatch(given: GivenWatch, locale: string): NewWatch {
	const { name, quietFrom, quietTo, tell, tellsChanges } = given;
	const isQuiet = quietFrom !== '' && quietTo !== '';
	return {
		name,
		pages: pagesOf(given),
		schedule: cronLineOf(given),
		tell,
		quiet: isQuiet ? { from: Number(quietFrom), to: Number(quietTo) } : null,
		tells_changes: tellsChanges,
		locale,
		console: location.origin,
	};
}

function cronLineOf({ hour, kept, schedule }: GivenWatch): string {
	if (schedule === 'kept' && kept !== null) return kept;
	return schedule === 'hourly' || schedule === 'six_hours'
		? cronLines[schedule]
		: `0 ${Number(hour)} * * *`;
}

export const atFirst: GivenWatch = {
	name: '',
	way: 'clicks',
	most: '200',
	sitemap: '',
	list: '',
	schedule: 'six_hours',
	hour: '6',
	kept: null,
	tell: 'at_once',
	quietFrom: '',
	quietTo: '',
	tellsChanges: true,
	kind: 'none',
	address: '',
};

/** The form with what the watch has now. */
export function givenOf({ name, schedule, settings }: WatchState): GivenWatch {
	const { pages, quiet, tell, tells_changes: tellsChanges } = settings;
	const hour = schedule.match(/^0 (\d{1,2}) \* \* \*$/)?.[1];
	const known = (['hourly', 'six_hours'] as const).find((one) => cronLines[one] === schedule);
	const isKept = known === undefined && hour === undefined;
	return {
		...atFirst,
		...{ name, tell, tellsChanges },
		way: pages.from,
		...(pages.from === 'clicks' && { most: String(pages.most) }),
		...(pages.from === 'sitemap' && { sitemap: pages.url }),
		...(pages.from === 'list' && { list: pages.urls.join('\n') }),
		schedule: known ?? (isKept ? 'kept' : 'daily'),
		hour: hour ?? atFirst.hour,
		kept: isKept ? schedule : null,
		quietFrom: quiet === null ? '' : String(quiet.from),
		quietTo: quiet === null ? '' : String(quiet.to),
	};
}

function pagesOf({ list, most, sitemap, way }: GivenWatch): NewWatch['pages'] {
	switch (way) {
		case 'clicks':
			return { from: 'clicks', most: Number(most) };
		case 'sitemap':
			return { from: 'sitemap', url: sitemap };
		case 'list':
			return { from: 'list', urls: list.split('\n').filter((line) => line.trim() !== '') };
	}
}
