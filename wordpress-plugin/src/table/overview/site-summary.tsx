import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FoundRule, Summary } from '../overview-posts.ts';
import { whatToFix } from './what-to-fix.ts';

interface SiteSummaryProps {
	readonly summary: Summary;
	/** Shows the posts with a finding. */
	readonly onChoose: (rule: string) => void;
}

/** How the site is doing, and what to do next, in the space of two lines. */
export function SiteSummary({ summary, onChoose }: SiteSummaryProps) {
	const { findable, states, total } = summary;
	const isAudited = states.none < total;
	const [next] = whatToFix(summary).ofPosts;
	return (
		<section className="plumbline-summary is-short" aria-label={__('Your posts', 'plumbline')}>
			<ul className="plumbline-summary__figures">
				<Figure count={total} label={_n('published post', 'published posts', total, 'plumbline')} />
				{/* Without an audit, zero would be good news that nobody knows. */}
				{isAudited && (
					<>
						<Figure count={findable} label={__('can be found', 'plumbline')} />
						<Figure count={states.must_fix} label={__('must be fixed', 'plumbline')} />
						<Figure count={states.stale} label={__('out of date', 'plumbline')} />
					</>
				)}
				<Figure count={states.none} label={__('not audited yet', 'plumbline')} />
			</ul>
			{next && (
				<p>
					<bdi>{__('Next step:', 'plumbline')}</bdi>{' '}
					<FindingLink finding={next} onChoose={onChoose} />
				</p>
			)}
		</section>
	);
}

/** The faults of single posts, and those to fix once for all posts. */
export function SiteFindings({ summary, onChoose }: SiteSummaryProps) {
	const { ofPosts, ofTemplates } = whatToFix(summary);
	if (ofPosts.length + ofTemplates.length === 0) return null;
	return (
		<section className="plumbline-summary" aria-label={__('What to do first', 'plumbline')}>
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
				<FindingLink finding={one} onChoose={onChoose} />
			</li>
		))}
	</ol>
);

interface FindingLinkProps extends Pick<SiteSummaryProps, 'onChoose'> {
	readonly finding: FoundRule;
}

const FindingLink = ({ finding, onChoose }: FindingLinkProps) => (
	<Button variant="link" dir="auto" onClick={() => onChoose(finding.rule)}>
		{labelOf(finding)}
	</Button>
);

const Figure = ({ count, label }: { readonly count: number; readonly label: string }) => (
	<li dir="auto">
		<strong>{count.toLocaleString(document.documentElement.lang || 'en')}</strong> {label}
	</li>
);

/** Says what posts do: a check is named after what should be, and “does not have no …” is hard to read. */
function labelOf({ count, example, title }: FoundRule): string {
	if (count === 1) {
		/* translators: %s: what a post does, such as “The title is cut”. */
		return sprintf(__('1 post: %s', 'plumbline'), example || title);
	}
	return sprintf(
		/* translators: 1: number of posts, 2: what one of them does, such as “The title is cut”. */
		_n('%1$d post, for example: %2$s', '%1$d posts, for example: %2$s', count, 'plumbline'),
		count,
		example || title,
	);
}
