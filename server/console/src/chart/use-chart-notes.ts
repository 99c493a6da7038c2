import { engineEventsIn, listChanges } from '@plumbline/core/api';
import { parseDay } from '@plumbline/core/time';
import { useMemo } from 'preact/hooks';
import { callEndpoint } from '../api/send.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useLanguage } from '../language/language.ts';
import { textOf } from '../language/text-of.ts';
import { useEventName } from '../language/use-event-name.ts';
import { type ChartNote, changeNotes } from './notes-by-date.ts';

interface Changed {
	readonly site: string;
	readonly engine: string | null;
	readonly date_from: string;
	readonly date_to: string;
	/** Only changes of this page. */
	readonly url?: string;
}

/**
 * The changes of the site, or of one of its pages, and the events of the search engine, while a chart
 * was measured.
 */
export function useChartNotes({ site, engine, url, ...period }: Changed): readonly ChartNote[] {
	const { fields } = useLanguage().texts.effects;
	const asked = { site_global_key: site, ...period, ...(url && { url }), limit: 1000 };
	// A chart without its notes is still a chart, so a failure is not shown.
	const { data } = useAnswer(`notes ${JSON.stringify(asked)}`, (signal) =>
		callEndpoint(listChanges, asked, signal),
	);
	const eventName = useEventName();
	const { date_from, date_to } = period;
	return useMemo(() => {
		const days = { from: parseDay(date_from) ?? 0, to: parseDay(date_to) ?? 0 };
		const events = engineEventsIn(engine, days).map(
			(event): ChartNote => ({
				...{ date: event.from, text: eventName(event), pages: 1 },
				lasting: {
					to: event.to,
					source: event.source,
					isOfImpressions: event.kind === 'miscounted_impressions',
				},
			}),
		);
		const changes = data?.data.changes ?? [];
		return [...changeNotes(changes, (field) => textOf(fields, field)), ...events];
	}, [data, fields, engine, date_from, date_to, eventName]);
}
