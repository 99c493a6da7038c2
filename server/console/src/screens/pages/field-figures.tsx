import { listFieldData } from '@plumbline/core/api';
import { callEndpoint } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';

interface FieldFiguresProps {
	readonly site: string;
	/** Null for the whole site. */
	readonly url: string | null;
}

/** How fast visitors see a page or the site, in its newest week. Nothing if Google reports none. */
export function FieldFigures({ site, url }: FieldFiguresProps) {
	const own = useLanguage().texts.field;
	const { day, percent, seconds, milliseconds, upToHundredths } = useFormats();
	const which = { site_global_key: site, ...(url !== null && { url }) };
	const { data, error } = useAnswer(`field ${JSON.stringify(which)}`, (signal) =>
		callEndpoint(listFieldData, which, signal),
	);
	if (error) return <ErrorNotice error={error} />;
	const week = data?.data.records[0]?.weeks.at(-1);
	if (week === undefined) return null;
	const figures = [
		['LCP', week.lcp_ms, (value: number) => seconds(value / 1000), week.lcp_good],
		['INP', week.inp_ms, milliseconds, week.inp_good],
		['CLS', week.cls, upToHundredths, week.cls_good],
	] as const;
	return (
		<section>
			<h3>{own.title}</h3>
			<dl class="facts">
				{figures.map(([name, value, format, good]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>
							{value === null ? '–' : format(value)}{' '}
							{good !== null && <span class="quiet">{own.good({ share: percent(good) })}</span>}
						</dd>
					</div>
				))}
			</dl>
			<p class="quiet">{own.until({ day: day(week.last_day) })}</p>
		</section>
	);
}
