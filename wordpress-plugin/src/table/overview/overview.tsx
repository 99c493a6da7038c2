import { Button, ProgressBar } from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent, RefObject } from 'react';
import { useFocusAfterRemoval } from '../../controls/use-focus-after-removal.ts';
import { failureText } from '../../server-answers/failure-text.ts';
import { settings } from '../../settings/settings.ts';
import { EditMany } from '../editing/edit-many.tsx';
import type { Outcome } from './audit-and-keep.ts';
import { OutcomeNotices } from './outcome-notices.tsx';
import { type PostToAudit, postsToAudit } from './post-to-audit.ts';
import { PostsOfSite } from './posts-of-site.tsx';

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
const chosen = (ids: readonly number[]): Wanted => ({
	ids,
	most: ids.length,
	isWanted: () => true,
});

/** How often counts and table follow a run, in ms: each time costs the site two answers. */
const refreshMs = 3_000;

interface Progress {
	readonly done: number;
	readonly total: number;
}

/** Audits posts one at a time; after a pause or a closed tab, finished audits are kept. */
export function Overview() {
	const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
	const [progress, setProgress] = useState<Progress | null>(null);
	const [said, say] = useState('');
	const [version, setVersion] = useState(0);
	const [edited, setEdited] = useState<readonly number[] | null>(null);
	const [total, setTotal] = useState<number | null>(null);
	const running = useRef<AbortController | null>(null);
	const started = useRef<HTMLElement | null>(null);

	const start = useCallback((button: HTMLElement | null, wanted: Wanted) => {
		running.current?.abort();
		started.current = button;
		running.current = new AbortController();
		const { signal } = running.current;
		let count = 0;
		setOutcomes([]);
		setProgress({ done: 0, total: 0 });
		run(wanted, signal)
			.then(
				() => say(countText(count)),
				(cause: unknown) => say(signal.aborted ? countText(count) : failureText(cause)),
			)
			.finally(() => {
				setProgress(null);
				setVersion((before) => before + 1);
			});

		async function run({ ids = [], most, isWanted }: Wanted, signal: AbortSignal) {
			// Later than the table, which needs no engine.
			const { auditAndKeep } = await import('./audit-and-keep.ts');
			let shownAt = Date.now();
			for await (const { post, done, total } of postsToAudit({ ids, most }, signal)) {
				if (isWanted(post)) {
					const outcome = await auditAndKeep(post, signal);
					count++;
					setOutcomes((before) => [...before, outcome]);
					if (Date.now() - shownAt > refreshMs) {
						setVersion((before) => before + 1);
						shownAt = Date.now();
					}
				}
				setProgress({ done, total });
			}
		}
	}, []);

	useEffect(() => {
		const ids = settings().auditNow ?? [];
		if (ids.length > 0) start(null, chosen(ids));
	}, [start]);
	const auditChosen = useCallback((ids: readonly number[]) => start(null, chosen(ids)), [start]);
	const refresh = useCallback(() => setVersion((before) => before + 1), []);
	// A run over many posts goes on.
	const auditSaved = progress ? refresh : auditChosen;

	const startButton = (label: string, variant: 'primary' | 'secondary', wanted: Wanted) => (
		<Button
			__next40pxDefaultSize
			variant={variant}
			disabled={progress !== null}
			accessibleWhenDisabled
			onClick={(event: MouseEvent<HTMLElement>) => start(event.currentTarget, wanted)}
		>
			{label}
		</Button>
	);
	return (
		<div className="plumbline-overview">
			{total !== 0 && (
				<p className="plumbline-overview__actions">
					{startButton(__('Audit all changed posts', 'plumbline'), 'primary', allChanged)}
					{startButton(__('Audit the last ten', 'plumbline'), 'secondary', theLast)}
					{progress && <Pause started={started} onPause={() => running.current?.abort()} />}
				</p>
			)}
			{progress && <Running {...progress} />}
			<p role="status">{said}</p>
			{!progress && <OutcomeNotices outcomes={outcomes} />}
			{edited ? (
				<EditMany ids={edited} onClose={() => setEdited(null)} onSaved={refresh} />
			) : (
				<PostsOfSite
					version={version}
					isRunning={progress !== null}
					onCount={setTotal}
					onAudit={auditChosen}
					onSaved={auditSaved}
					onEditMany={setEdited}
				/>
			)}
		</div>
	);
}

interface PauseProps {
	/** The button that started the run; gets the focus back. */
	readonly started: RefObject<HTMLElement>;
	readonly onPause: () => void;
}

/** Auditing all changed posts again continues, because audited posts are no longer changed. */
function Pause({ started, onPause }: PauseProps) {
	const button = useFocusAfterRemoval<HTMLButtonElement>(started);
	return (
		<Button __next40pxDefaultSize ref={button} variant="tertiary" onClick={onPause}>
			{__('Pause', 'plumbline')}
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

const countText = (count: number) =>
	/* translators: %d: number of posts. */
	sprintf(__('Posts audited: %d', 'plumbline'), count);
