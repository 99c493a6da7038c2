import { Button, Notice, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { failureText } from '../../server-answers/failure-text.ts';
import { deactivate, hide, type Source } from '../takeover-api.ts';
import { PageDifferences } from './page-differences.tsx';
import { type ComparedPage, useComparison } from './use-comparison.ts';

interface ComparisonProps {
	readonly source: Source;
	readonly onDeactivated: () => void;
}

/** Changes on the pages of the site, and the button that deactivates the other plugin. */
export function Comparison({ onDeactivated, source }: ComparisonProps) {
	const { failure, isRunning, pages, plugins, run, total } = useComparison(source.slug);
	const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
	const [isBusy, setIsBusy] = useState(false);
	const [refused, setRefused] = useState<string | null>(null);
	const open = (pages ?? []).filter((page) => needsAnswer(page) && !accepted.has(page.url));
	const isWhole = pages !== null && !isRunning && pages.length === total;

	async function act(work: () => Promise<unknown>, then: () => void) {
		setIsBusy(true);
		setRefused(null);
		try {
			await work();
			then();
		} catch (cause) {
			setRefused(failureText(cause));
		} finally {
			setIsBusy(false);
		}
	}

	async function deactivateAll() {
		// One after the other: add-ons need the plugin that they add to.
		for (const file of plugins) await deactivate(file);
	}

	return (
		<div className="plumbline-comparison">
			<div className="plumbline-comparison-head">
				<h3>{__('Before you deactivate', 'plumbline')}</h3>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={isRunning}
					disabled={isRunning}
					accessibleWhenDisabled
					onClick={run}
				>
					{pages === null ? __('Compare the pages', 'plumbline') : __('Compare again', 'plumbline')}
				</Button>
			</div>
			<p>
				{sprintf(
					/* translators: %s: name of a plugin. */
					__(
						'A page of each kind is fetched twice, as it is with %s and as it will be without it. Nothing changes for visitors.',
						'plumbline',
					),
					source.name,
				)}
			</p>
			<p role="status">
				{isRunning && <Spinner />}
				{pages && summary(pages, total)}
			</p>
			{[failure, refused].map(
				(text) =>
					text !== null && (
						<Notice key={text} status="error" isDismissible={false}>
							{text}
						</Notice>
					),
			)}
			{pages && (
				<div className="plumbline-compared">
					{[...pages].sort(worstFirst).map((page) => (
						<PageDifferences
							key={page.url}
							page={page}
							name={source.name}
							isAccepted={accepted.has(page.url)}
							onAccept={() => setAccepted(new Set([...accepted, page.url]))}
							onHide={page.hide && (() => page.hide && act(() => hide(page.hide ?? {}), run))}
						/>
					))}
				</div>
			)}
			{isWhole && plugins.length > 0 && (
				<div className="plumbline-comparison-foot">
					<span>{open.length > 0 && openText(open.length)}</span>
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={isBusy}
						disabled={isBusy || open.length > 0}
						accessibleWhenDisabled
						onClick={() => act(deactivateAll, onDeactivated)}
					>
						{
							/* translators: %s: name of a plugin. */
							sprintf(__('Deactivate %s', 'plumbline'), source.name)
						}
					</Button>
				</div>
			)}
		</div>
	);
}

const isLost = ({ differences }: ComparedPage) =>
	differences?.some(({ state }) => state === 'lost') === true;

/** A loss and a page that could not be compared: nobody should pass over these. */
const needsAnswer = (page: ComparedPage) => page.differences === null || isLost(page);

const isChanged = (page: ComparedPage) => (page.differences ?? []).length > 0;

const rankOf = (page: ComparedPage) =>
	isLost(page) ? 0 : page.differences === null ? 1 : isChanged(page) ? 2 : 3;

const worstFirst = (one: ComparedPage, other: ComparedPage) => rankOf(one) - rankOf(other);

function summary(pages: readonly ComparedPage[], total: number): string {
	if (pages.length < total) {
		/* translators: 1: a number of pages, 2: the number of all pages. */
		const text = __('%1$d of %2$d pages compared …', 'plumbline');
		return sprintf(text, pages.length, total);
	}
	const count = (rank: number) => pages.filter((page) => rankOf(page) === rank).length;
	const parts = [
		/* translators: %d: a number of pages. */
		[_n('%d page with a loss', '%d pages with a loss', count(0), 'plumbline'), count(0)],
		/* translators: %d: a number of pages. */
		[_n('%d not compared', '%d not compared', count(1), 'plumbline'), count(1)],
		/* translators: %d: a number of pages. */
		[_n('%d differs', '%d differ', count(2), 'plumbline'), count(2)],
		/* translators: %d: a number of pages. */
		[_n('%d equal', '%d equal', count(3), 'plumbline'), count(3)],
	] as const;
	return parts
		.filter(([, number]) => number > 0)
		.map(([text, number]) => sprintf(text, number))
		.join(' · ');
}

function openText(count: number): string {
	/* translators: %d: a number of pages. */
	const text = _n(
		'%d page needs your answer first.',
		'%d pages need your answer first.',
		count,
		'plumbline',
	);
	return sprintf(text, count);
}
