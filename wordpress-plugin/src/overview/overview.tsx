import { type Report, verdictLine } from '@plumbline/core';
import { Button, ProgressBar } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { wishesOf } from '../post/audit-wishes.ts';
import { auditPage } from '../rendered-page/audit-page.ts';
import { fetchPage } from '../rendered-page/fetch-page.ts';
import { keepVerdict } from '../rendered-page/keep-verdict.ts';
import { failureText } from '../server-answers/failure-text.ts';
import { settings } from '../settings.ts';
import { type PostToAudit, postsToAudit } from './post-to-audit.ts';
import { refreshCounts } from './refresh-counts.ts';

const LAST = 10;

interface Outcome {
	readonly post: PostToAudit;
	readonly verdict: string;
}

interface Progress {
	readonly done: number;
	readonly total: number;
}

/** Audits posts one after the other; what is done stays done when somebody stops it. */
export function Overview() {
	const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
	const [progress, setProgress] = useState<Progress | null>(null);
	const [said, say] = useState('');
	const running = useRef<AbortController | null>(null);

	function start(most: number, isWanted: (post: PostToAudit) => boolean) {
		running.current = new AbortController();
		setOutcomes([]);
		setProgress({ done: 0, total: 0 });
		run(most, isWanted, running.current.signal)
			// Also where somebody stopped it: what is done stays done.
			.finally(refreshCounts)
			.then(
				(count) => say(countText(count)),
				(cause: unknown) => say(running.current?.signal.aborted ? '' : failureText(cause)),
			)
			.finally(() => setProgress(null));
	}

	async function run(
		most: number,
		isWanted: (post: PostToAudit) => boolean,
		signal: AbortSignal,
	): Promise<number> {
		let count = 0;
		for await (const { post, done, total } of postsToAudit(most, signal)) {
			if (isWanted(post)) {
				const verdict = await auditAndKeep(post, signal);
				setOutcomes((before) => [...before, { post, verdict }]);
				count++;
			}
			setProgress({ done, total });
		}
		return count;
	}

	return (
		<div className="plumbline-overview">
			<p>
				<Button
					variant="primary"
					disabled={progress !== null}
					accessibleWhenDisabled
					onClick={() => start(LAST, () => true)}
				>
					{__('Audit the last ten', 'plumbline')}
				</Button>{' '}
				<Button
					variant="secondary"
					disabled={progress !== null}
					accessibleWhenDisabled
					onClick={() => start(Number.POSITIVE_INFINITY, ({ is_fresh }) => !is_fresh)}
				>
					{__('Audit all that changed since', 'plumbline')}
				</Button>{' '}
				{progress && (
					<Button variant="tertiary" onClick={() => running.current?.abort()}>
						{__('Stop', 'plumbline')}
					</Button>
				)}
			</p>
			{progress && <Running {...progress} />}
			<p role="status">{said}</p>
			<Outcomes outcomes={outcomes} />
		</div>
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

/** One post that cannot be had does not stop the others. */
async function auditAndKeep(post: PostToAudit, signal: AbortSignal): Promise<string> {
	try {
		const report = await auditSaved(post, signal);
		const { dismissals } = settings().policy;
		await keepVerdict(post.id, report, { contentHash: post.hash, dismissals });
		return verdictLine(report);
	} catch (cause) {
		signal.throwIfAborted();
		return failureText(cause);
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
