import { listChanges } from '@plumbline/core/api';
import { useMemo } from 'preact/hooks';
import { callEndpoint } from '../api/send.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useLanguage } from '../language/language.ts';
import { textOf } from '../language/text-of.ts';
import { type ChartNote, changeNotes } from './notes-by-date.ts';

interface Changed {
	readonly site: string;
	readonly date_from: string;
	readonly date_to: string;
	/** Only changes of this page. */
	readonly url?: string;
}

const none: readonly ChartNote[] = [];

/** The changes of the site, or of one of its pages, while a chart was measured. */
export function useChartNotes({ site, url, ...period }: Changed): readonly ChartNote[] {
	const { fields } = useLanguage().texts.effects;
	const asked = { site_global_key: site, ...period, ...(url && { url }), limit: 1000 };
	// A chart without its notes is still a chart, so a failure is not shown.
	const { data } = useAnswer(`notes ${JSON.stringify(asked)}`, (signal) =>
		callEndpoint(listChanges, asked, signal),
	);
	return useMemo(
		() => (data ? changeNotes(data.data.changes, (field) => textOf(fields, field)) : none),
		[data, fields],
	);
}
