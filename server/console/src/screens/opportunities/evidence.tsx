import type { Opportunity } from '@plumbline/core/api';
import { ShortUrl } from '../../controls/short-url.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';

/** The evidence of the reason, so that people can judge it themselves. */
export function Evidence({ evidence }: Pick<Opportunity, 'evidence'>) {
	const { texts } = useLanguage();
	const own = texts.opportunities;
	const { whole, tenths } = useFormats();
	const { clicks, impressions, average_position: position, weeks, pages = [] } = evidence;
	return (
		<details class="evidence">
			<summary>{own.evidence}</summary>
			<dl class="facts">
				<dt>{texts.keywords.columns.clicks}</dt>
				<dd>{whole(clicks)}</dd>
				<dt>{texts.keywords.columns.impressions}</dt>
				<dd>{whole(impressions)}</dd>
				{position !== null && (
					<>
						<dt>{texts.keywords.columns.position}</dt>
						<dd>{tenths(position)}</dd>
					</>
				)}
				{evidence.usual_clicks !== undefined && (
					<>
						<dt>{own.usual}</dt>
						<dd>{tenths(evidence.usual_clicks)}</dd>
					</>
				)}
				{evidence.expected_clicks !== undefined && (
					<>
						<dt>{own.expected}</dt>
						<dd>{tenths(evidence.expected_clicks)}</dd>
					</>
				)}
				{evidence.title !== undefined && (
					<>
						<dt>{own.title}</dt>
						<dd dir="auto">{evidence.title}</dd>
					</>
				)}
				{evidence.missing_words !== undefined && evidence.missing_words.length > 0 && (
					<>
						<dt>{own.missing}</dt>
						<dd dir="auto">{evidence.missing_words.join(', ')}</dd>
					</>
				)}
				{evidence.google !== undefined && (
					<>
						<dt>Google</dt>
						<dd dir="auto">{evidence.google}</dd>
					</>
				)}
				{evidence.failed_rules !== undefined && evidence.failed_rules.length > 0 && (
					<>
						<dt>{own.rules}</dt>
						<dd dir="ltr">{evidence.failed_rules.join(', ')}</dd>
					</>
				)}
				{weeks !== undefined && (
					<>
						<dt>{own.weeks}</dt>
						<dd>{weeks.map(whole).join(' → ')}</dd>
					</>
				)}
			</dl>
			{pages.length > 0 && (
				<ul class="plain">
					{pages.map(({ url, days, clicks: pageClicks, impressions: pageImpressions }) => (
						<li key={url}>
							<ShortUrl url={url} />
							<span class="quiet">
								{own.turn({ days: whole(days) })} ·{' '}
								{texts.keywords.pageFigures({
									clicks: whole(pageClicks),
									impressions: whole(pageImpressions),
								})}
							</span>
						</li>
					))}
				</ul>
			)}
		</details>
	);
}
