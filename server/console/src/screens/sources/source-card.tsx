import {
	checkSource,
	readOtherSeries,
	readSourceNow,
	removeSource,
	type SourceState,
} from '@plumbline/console/contract';
import { engineName } from '@plumbline/core';
import { Icon } from '@plumbline/ui';
import { RotateCw } from 'lucide';
import { useContext, useState } from 'preact/hooks';
import { ScreenLink } from '../../address/screen-link.tsx';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { SiteContext } from '../../site/site.ts';
import { FieldFigures } from '../pages/field-figures.tsx';
import { SplitChoice } from './split-choice.tsx';

interface Checked {
	readonly works: boolean;
	readonly detail: string;
	readonly remedy: string | null;
}

interface SourceCardProps {
	readonly source: SourceState;
	/** Whether its property has other series that nobody reads yet. */
	readonly isOffered: boolean;
}

/** One connection: what it reads, how far it is, whether it works. */
export function SourceCard({ source, isOffered }: SourceCardProps) {
	const { texts, locale } = useLanguage();
	const own = texts.sources;
	const { moment, day, whole } = useFormats();
	const [checked, setChecked] = useState<Checked | null>(null);
	const [isRemoving, setRemoving] = useState(false);
	const { isRunning, error, run } = useAction();
	const { reload } = useContext(SiteContext);
	const { id } = source;
	// Reports weeks of visits, not days of a search engine.
	const isChrome = source.source === 'chrome-ux-report';
	return (
		<section class="card" aria-label={`${source.title}, ${source.domain}`}>
			<header class="card-head">
				<div>
					<h2>{source.title}</h2>
					<p class="quiet" dir="auto">
						{source.domain}
						{!isChrome &&
							` · ${engineName(source.search_engine, { locale, devices: texts.devices })}`}
						{source.reads !== '' && ` · ${source.reads}`}
					</p>
				</div>
				<span class={`state ${stateOf(source)}`} role="status">
					{own.states[stateOf(source)]}
				</span>
			</header>
			{source.is_running && <progress aria-label={own.states.running} />}
			<dl class="facts">
				{!isChrome && (
					<>
						<dt>{own.days}</dt>
						<dd>
							{source.first_day === null || source.last_day === null
								? own.noDays
								: own.daysRead({
										count: whole(source.days_read),
										from: day(source.first_day),
										to: day(source.last_day),
									})}
						</dd>
					</>
				)}
				<dt>{own.lastRead}</dt>
				<dd>{source.last_read_at === null ? texts.keys.never : moment(source.last_read_at)}</dd>
				{!source.is_running && source.next_run_at !== null && (
					<>
						<dt>{own.nextRun}</dt>
						<dd>{moment(source.next_run_at)}</dd>
					</>
				)}
			</dl>
			{isChrome && <FieldFigures site={source.site_global_key} url={null} />}
			{source.last_problem !== null && <p class="notice bad">{source.last_problem}</p>}
			{source.notes.map((note) => (
				<p key={note} class="quiet">
					{note}
				</p>
			))}
			{checked && (
				<div class={checked.works ? 'notice good' : 'notice bad'} role="status">
					<p>{checked.detail}</p>
					{checked.remedy && <p>{checked.remedy}</p>}
				</div>
			)}
			{source.split !== null && (
				<SplitChoice key={source.split.join()} source={source} split={source.split} />
			)}
			{isOffered && (
				<p class="notice">
					{own.offer}{' '}
					<button
						type="button"
						disabled={isRunning}
						onClick={() =>
							run(async () => {
								await callConsole(readOtherSeries, { id });
								reload();
							})
						}
					>
						{own.readOthers}
					</button>
				</p>
			)}
			<ErrorNotice error={error} />
			<div class="actions">
				{source.days_read > 0 && (
					<ScreenLink
						to="/keywords"
						changes={{ site: source.site_global_key, engine: source.search_engine }}
						class="button primary"
					>
						{own.see}
					</ScreenLink>
				)}
				<button
					type="button"
					disabled={isRunning}
					onClick={() => run(async () => setChecked(await callConsole(checkSource, { id })))}
				>
					{own.check}
				</button>
				<button
					type="button"
					disabled={isRunning || source.is_running}
					onClick={() => run(async () => void (await callConsole(readSourceNow, { id })))}
				>
					<Icon icon={RotateCw} />
					{own.readNow}
				</button>
				<button type="button" class="quiet-button" onClick={() => setRemoving(true)}>
					{own.remove}
				</button>
			</div>
			{isRemoving && (
				<Dialog title={own.removeTitle({ title: source.title })} onClose={() => setRemoving(false)}>
					<p>{own.removeWhy}</p>
					<button
						type="button"
						class="danger"
						onClick={() =>
							run(async () => {
								await callConsole(removeSource, { id });
								setRemoving(false);
							})
						}
					>
						{own.remove}
					</button>
				</Dialog>
			)}
		</section>
	);
}

function stateOf({ is_running, last_problem, last_read_at }: SourceState) {
	if (is_running) return 'running';
	if (last_problem !== null) return 'failed';
	return last_read_at === null ? 'waiting' : 'works';
}
