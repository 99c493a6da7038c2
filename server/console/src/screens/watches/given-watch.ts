import type { addWatch } from '@plumbline/console/contract';
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
	readonly schedule: (typeof schedules)[number];
	readonly tell: (typeof tells)[number];
	/** Empty for no quiet hours. */
	readonly quietFrom: string;
	readonly quietTo: string;
	readonly tellsChanges: boolean;
	readonly kind: (typeof targetKinds)[number];
	readonly address: string;
}

type NewWatch = Omit<z.input<typeof addWatch.input>, 'site_global_key'>;

const cronLines = { hourly: '0 * * * *', six_hours: '0 */6 * * *', daily: '0 6 * * *' } as const;

export function newWatch(given: GivenWatch, locale: string): NewWatch {
	const { address, kind, name, quietFrom, quietTo, schedule, tell, tellsChanges } = given;
	const isQuiet = quietFrom !== '' && quietTo !== '';
	return {
		name,
		pages: pagesOf(given),
		schedule: cronLines[schedule],
		tell,
		quiet: isQuiet ? { from: Number(quietFrom), to: Number(quietTo) } : null,
		tells_changes: tellsChanges,
		locale,
		targets: kind === 'none' ? [] : [{ kind, address }],
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
