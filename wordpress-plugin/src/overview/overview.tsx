import { type Report, verdictLine } from '@plumbline/core';
import { Button, Notice, ProgressBar } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent, RefObject } from 'react';
import { wishesOf } from '../post/audit-wishes.ts';
import { auditPage } from '../rendered-page/audit-page.ts';
import { fetchPage } from '../rendered-page/fetch-page.ts';
import { keepVerdict } from '../rendered-page/keep-verdict.ts';
import { failureText } from '../server-answers/failure-text.ts';
import { settings } from '../settings.ts';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import { type PostToAudit, postsToAudit } from './post-to-audit.ts';
import { refreshCounts } from './refresh-counts.ts';
import { siteDescription } from './site-description.ts';

interface Outcome {
	readonly post: PostToAudit;
	readonly verdict: string;
	/** The description of the audited page; empty if it has none or the audit failed. */
	readonly description: string;
}

interface Wanted {
	/** Chosen posts; empty for all. */
	readonly ids?: readonly number[];
	readonly most: number;
	readonly isWanted: (post: PostToAudit) => boolean;
}

const theLast: Wanted = { most: 10, isWanted: () => true };
const allChanged: Wanted = {
	most: Number.POSITIVE_INFINITY,
	isWanted: ({ is_fresh }) => !is_fresh,
};

interface Progress {
	readonly done: number;
	readonly total: number;
}

/** Audits posts one at a time; after a stop, finished audits are kept. */
export function Overview() {
	const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
	const [progress, setProgress] = useState<Progress | null>(null);
	const [said, say] = useState('');
	const running = useRef<AbortController | null>(null);
	const started = useRef<HTMLElement | null>(null);

	useEffect(() => {
		const ids = settings().auditNow ?? [];
		if (ids.length > 0) start(null, { ids, most: ids.length, isWanted: () => true });
	}, []);

	function start(button: HTMLElement | null, wanted: Wanted) {
		started.current = button;
		running.current = new AbortController();
		const { signal } = running.current;
		let count = 0;
		const add = (outcome: Outcome) => {
			count++;
			setOutcomes((before) => [...before, outcome]);
		};
		setOutcomes([]);
		setProgress({ done: 0, total: 0 });
		run(wanted, add, signal)
			// Also after a stop, because finished audits are kept.
			.finally(refreshCounts)
			.then(
				() => say(countText(count)),
				(cause: unknown) => say(signal.aborted ? countText(count) : failureText(cause)),
			)
			.finally(() => setProgress(null));
	}

	async function run(
		{ ids = [], most, isWanted }: Wanted,
		add: (outcome: Outcome) => void,
		signal: AbortSignal,
	): Promise<void> {
		for await (const { post, done, total } of postsToAudit({ ids, most }, signal)) {
			if (isWanted(post)) add({ post, ...(await auditAndKeep(post, signal)) });
			setProgress({ done, total });
		}
	}

	return (
		<div className="plumbline-overview">
			<p>
				<Button
					variant="primary"
					disabled={progress !== null}
					accessibleWhenDisabled
					onClick={(event: MouseEvent<HTMLElement>) => start(event.currentTarget, theLast)}
				>
					{__('Audit the last ten', 'plumbline')}
				</Button>{' '}
				<Button
					variant="secondary"
					disabled={progress !== null}
					accessibleWhenDisabled
					onClick={(event: MouseEvent<HTMLElement>) => start(event.currentTarget, allChanged)}
				>
					{__('Audit all changed posts', 'plumbline')}
				</Button>{' '}
				{progress && <Stop started={started} onStop={() => running.current?.abort()} />}
			</p>
			{progress && <Running {...progress} />}
			<p role="status">{said}</p>
			{!progress && <SharedDescription outcomes={outcomes} />}
			<Outcomes outcomes={outcomes} />
		</div>
	);
}

interface StopProps {
	/** The button that started the run; gets the focus back. */
	readonly started: RefObject<HTMLElement>;
	readonly onStop: () => void;
}

function Stop({ started, onStop }: StopProps) {
	const button = useFocusAfterRemoval<HTMLButtonElement>(started);
	return (
		<Button ref={button} variant="tertiary" onClick={onStop}>
			{__('Stop', 'plumbline')}
		</Button>
	);
}

function Running({ done, total }: Progress) {
	return (
		<p>
			<ProgressBar {...(total > 0 && { value: (done / total) * 100 })} />{' '}
			{total > 0 &&
				/* translators: 1: how many are done, 2: how many there are. */
				sprintf(__('%1$d of %2$d', 'plumbline'), done, total)}
		</p>
	);
}

function Outcomes({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
	if (outcomes.length === 0) return null;
	return (
		<table className="widefat striped">
			<thead>
				<tr>
					<th scope="col">{__('Post', 'plumbline')}</th>
					<th scope="col">{__('Verdict', 'plumbline')}</th>
				</tr>
			</thead>
			<tbody>
				{outcomes.map(({ post, verdict }) => (
					<tr key={post.id}>
						<th scope="row">
							<a href={post.edit_url} dir="auto">
								{post.title || __('(no title)', 'plumbline')}
							</a>
						</th>
						<td>{verdict}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Shown once for the site: its cause is in the theme or a plugin, not in a post. */
function SharedDescription({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
	const shared = siteDescription(outcomes.map(({ description }) => description));
	if (!shared) return null;
	const { count, text, total } = shared;
	return (
		<Notice status="warning" isDismissible={false}>
			{sprintf(
				/* translators: 1: how many posts have it, 2: how many posts have any description, 3: the description. */
				__(
					'%1$d of %2$d posts have the same meta description: “%3$s”. It describes the site, so it tells searchers nothing about a single post. Write descriptions for important posts, and remove the shared one from the theme or the SEO plugin.',
					'plumbline',
				),
				count,
				total,
				text,
			)}
		</Notice>
	);
}

/** A post that fails does not stop the others. */
async function auditAndKeep(
	post: PostToAudit,
	signal: AbortSignal,
): Promise<Omit<Outcome, 'post'>> {
	try {
		const report = await auditSaved(post, signal);
		const { dismissals } = settings().policy;
		await keepVerdict(post.id, report, { contentHash: post.hash, dismissals });
		return { verdict: verdictLine(report), description: report.page.description };
	} catch (cause) {
		signal.throwIfAborted();
		return { verdict: failureText(cause), description: '' };
	}
}

async function auditSaved(post: PostToAudit, signal: AbortSignal): Promise<Report> {
	const page = await fetchPage(post.id, { saved: true, signal });
	return auditPage(page, {
		wishes: wishesOf(post.meta, settings().policy.dismissals),
		postLanguage: post.language,
		userLanguage: settings().userLanguage,
	});
}

const countText = (count: number) =>
	/* translators: %d: number of posts. */
	sprintf(__('Posts audited: %d', 'plumbline'), count);
