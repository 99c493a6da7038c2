import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FoundRule, Summary } from './overview-posts.ts';

interface SiteSummaryProps {
	readonly summary: Summary;
	/** Shows the posts with a finding. */
	readonly onChoose: (rule: string) => void;
}

/** How the site is doing, and what to do first. */
export function SiteSummary({ summary, onChoose }: SiteSummaryProps) {
	const { findable, findings, states, total } = summary;
	const toFix = findings.filter(({ severity }) => severity !== 'note').slice(0, 5);
	return (
		<section className="plumbline-summary" aria-label={__('Your posts', 'plumbline')}>
			<ul className="plumbline-summary__figures">
				<Figure count={total} label={_n('published post', 'published posts', total, 'plumbline')} />
				<Figure count={findable} label={__('can be found', 'plumbline')} />
				<Figure count={states.must_fix} label={__('must be fixed', 'plumbline')} />
				<Figure count={states.stale} label={__('out of date', 'plumbline')} />
				<Figure count={states.none} label={__('not audited yet', 'plumbline')} />
			</ul>
			{toFix.length > 0 && (
				<>
					<h2>{__('What to do first', 'plumbline')}</h2>
					<ol>
						{toFix.map((one) => (
							<li key={one.rule}>
								<Button variant="link" onClick={() => onChoose(one.rule)}>
									{labelOf(one)}
								</Button>
							</li>
						))}
					</ol>
				</>
			)}
		</section>
	);
}

const Figure = ({ count, label }: { readonly count: number; readonly label: string }) => (
	<li>
		<strong>{count.toLocaleString(document.documentElement.lang || 'en')}</strong> {label}
	</li>
);

function labelOf({ count, title }: FoundRule): string {
	return sprintf(
		/* translators: 1: a check, such as “The page has a meta description”, 2: number of posts. */
		_n('%1$s: fails on %2$d post', '%1$s: fails on %2$d posts', count, 'plumbline'),
		title,
		count,
	);
}
