import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FoundRule, Summary } from '../overview-posts.ts';
import { whatToFix } from './what-to-fix.ts';

interface SiteSummaryProps {
	readonly summary: Summary;
	/** Shows the posts with a finding. */
	readonly onChoose: (rule: string) => void;
}

/** How the site is doing, and what to do first. */
export function SiteSummary({ summary, onChoose }: SiteSummaryProps) {
	const { findable, states, total } = summary;
	const { ofPosts, ofTemplates } = whatToFix(summary);
	return (
		<section className="plumbline-summary" aria-label={__('Your posts', 'plumbline')}>
			<ul className="plumbline-summary__figures">
				<Figure count={total} label={_n('published post', 'published posts', total, 'plumbline')} />
				<Figure count={findable} label={__('can be found', 'plumbline')} />
				<Figure count={states.must_fix} label={__('must be fixed', 'plumbline')} />
				<Figure count={states.stale} label={__('out of date', 'plumbline')} />
				<Figure count={states.none} label={__('not audited yet', 'plumbline')} />
			</ul>
			{ofPosts.length > 0 && (
				<>
					<h2>{__('What to do first', 'plumbline')}</h2>
					<Findings findings={ofPosts.slice(0, 5)} onChoose={onChoose} />
				</>
			)}
			{ofTemplates.length > 0 && (
				<>
					<h2>{__('Once for all posts', 'plumbline')}</h2>
					<p>
						{__(
							'Most posts have the same element. It probably comes from the theme, a menu, a widget or a pattern, where one change fixes all of them.',
							'plumbline',
						)}
					</p>
					<Findings findings={ofTemplates} onChoose={onChoose} />
				</>
			)}
		</section>
	);
}

interface FindingsProps extends Pick<SiteSummaryProps, 'onChoose'> {
	readonly findings: readonly FoundRule[];
}

const Findings = ({ findings, onChoose }: FindingsProps) => (
	<ol>
		{findings.map((one) => (
			<li key={one.rule}>
				<Button variant="link" onClick={() => onChoose(one.rule)}>
					{labelOf(one)}
				</Button>
			</li>
		))}
	</ol>
);

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
