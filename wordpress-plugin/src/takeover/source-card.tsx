import { Button, Notice, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Comparison } from './compare/comparison.tsx';
import { PlanTable } from './plan-table.tsx';
import type { Progress, Source } from './takeover-api.ts';
import { usePlan } from './use-plan.ts';
import { useTakeover } from './use-takeover.ts';

/** One plugin: what it has stored, the import, and the way back. */
export function SourceCard({ source: given }: { readonly source: Source }) {
	const [isDeactivated, setIsDeactivated] = useState(false);
	const source = { ...given, is_active: given.is_active && !isDeactivated };
	const plan = usePlan(source.slug);
	const { failure, isRunning, pause, progress, run } = useTakeover(source);
	const [isSure, setIsSure] = useState(false);
	const isPaused = progress !== null && !progress.is_finished && !isRunning;
	const isTaken = progress?.direction === 'take';

	return (
		<section className="plumbline-source">
			<h2>{source.name}</h2>
			{source.is_active && (
				<p>
					{sprintf(
						/* translators: %s: name of a plugin. */
						__(
							'%s is active and writes the head of your pages. Imported values appear on your pages once you deactivate it.',
							'plumbline',
						),
						source.name,
					)}
				</p>
			)}
			<div className="plumbline-source-buttons">
				{plan.hasMore && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={plan.isLoading}
						disabled={plan.isLoading}
						accessibleWhenDisabled
						onClick={plan.load}
					>
						{plan.rows === null
							? __('Show what would be written', 'plumbline')
							: __('Show more', 'plumbline')}
					</Button>
				)}
				{isRunning ? (
					<Button __next40pxDefaultSize variant="primary" onClick={pause}>
						{__('Pause', 'plumbline')}
					</Button>
				) : (
					<Button __next40pxDefaultSize variant="primary" onClick={() => run('take')}>
						{isPaused && isTaken
							? __('Continue the import', 'plumbline')
							: __('Import', 'plumbline')}
					</Button>
				)}
				{progress !== null && !isRunning && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						isDestructive
						onClick={() => setIsSure(true)}
					>
						{__('Undo the import', 'plumbline')}
					</Button>
				)}
			</div>
			{isSure && (
				<Notice
					status="warning"
					onRemove={() => setIsSure(false)}
					actions={[
						{
							label: __('Remove imported values', 'plumbline'),
							onClick: () => {
								setIsSure(false);
								run('undo');
							},
						},
					]}
				>
					{__(
						'Removes the imported values from Plumbline, except those that somebody has changed since. The other plugin’s own data stays.',
						'plumbline',
					)}
				</Notice>
			)}
			<p role="status">
				{isRunning && <Spinner />}
				{progress && progressText(progress)}
			</p>
			{[failure, plan.failure].map(
				(text) =>
					text !== null && (
						<Notice key={text} status="error" isDismissible={false}>
							{text}
						</Notice>
					),
			)}
			{isDeactivated && (
				<Notice status="success" isDismissible={false}>
					{sprintf(
						/* translators: %s: name of a plugin. */
						__(
							'%s is deactivated, and Plumbline writes the head of your pages. Its data stays where it is: activate it again and undo the import to have everything as it was.',
							'plumbline',
						),
						source.name,
					)}
				</Notice>
			)}
			{source.is_active && isTaken && progress.is_finished && !isRunning && (
				<Comparison source={source} onDeactivated={() => setIsDeactivated(true)} />
			)}
			{plan.rows && (
				<PlanTable
					rows={plan.rows}
					/* translators: %s: name of a plugin. */
					label={sprintf(__('Data of %s', 'plumbline'), source.name)}
				/>
			)}
		</section>
	);
}

/** The progress so far. */
function progressText({ direction, is_finished: isFinished, pages }: Progress): string {
	const count = new Intl.NumberFormat(document.documentElement.lang || undefined).format(pages);
	if (direction === 'undo') {
		/* translators: %s: a number. */
		const text = _n(
			'%s page or redirect was reset.',
			'%s pages and redirects were reset.',
			pages,
			'plumbline',
		);
		return sprintf(text, count);
	}
	/* translators: %s: a number. */
	const text = _n(
		'%s page or redirect was imported.',
		'%s pages and redirects were imported.',
		pages,
		'plumbline',
	);
	return isFinished
		? sprintf(text, count)
		: `${sprintf(text, count)} ${__('The import is not finished; it continues where it stopped.', 'plumbline')}`;
}
