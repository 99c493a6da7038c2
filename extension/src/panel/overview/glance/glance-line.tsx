import type { GlanceLine, LineMark } from '@plumbline/core';
import { CopyButton } from '@plumbline/ui';
import { useLanguage } from '../../../language/language.ts';
import { usePage } from '../../page-view.ts';
import type { GlanceRow } from './glance-row.ts';

interface GlanceLineViewProps {
	/** `google` comes from the connected server, all others from the page. */
	readonly row: GlanceRow<GlanceLine | 'google'>;
	readonly mark: LineMark | null;
}

/** One fact of the page: its mark opens the finding, its label the screen. The value can be selected. */
export function GlanceLineView({ mark, row }: GlanceLineViewProps) {
	const texts = useLanguage().texts.glance;
	const { open } = usePage();
	const { isFromPage, isMissing, line, screen, sizes, target, value } = row;
	const name = texts.lines[line];
	return (
		<li class="glance-line" data-line={line}>
			<Mark mark={mark} />
			<button
				type="button"
				class="glance-label"
				title={texts.open({ line: name })}
				onClick={() => open(screen, target)}
			>
				{name}
				{sizes.map((size) => (
					<small key={size}>{size}</small>
				))}
			</button>
			{sizes.length > 0 ? (
				<span class="glance-value is-text" dir="auto">
					{value}
				</span>
			) : (
				<span
					class={`glance-value ${isMissing ? 'is-missing' : ''}`}
					title={value}
					{...(isFromPage && { dir: 'auto' })}
				>
					{value}
				</span>
			)}
			{isMissing ? <span /> : <CopyButton name={name} textOf={row.copy} />}
		</li>
	);
}

const marks = {
	fine: { sign: '✓', tone: 'good' },
	note: { sign: '·', tone: 'quiet' },
	look: { sign: '~', tone: 'warn' },
	wrong: { sign: '!', tone: 'bad' },
} as const;

function Mark({ mark }: Pick<GlanceLineViewProps, 'mark'>) {
	const texts = useLanguage().texts.glance;
	const { open } = usePage();
	if (!mark || mark.state === 'none') return <span class="glance-mark" />;
	const { finding, state } = mark;
	const { sign, tone } = marks[state];
	const dot = (
		<span class={`dot ${tone}`} aria-hidden="true">
			{sign}
		</span>
	);
	if (!finding) {
		return (
			<span class="glance-mark">
				{dot}
				<span class="spoken">{texts.states[state]}</span>
			</span>
		);
	}
	const { headline, name } = finding;
	const label = `${texts.states[state]}: ${headline}`;
	return (
		<button
			type="button"
			class="glance-mark"
			aria-label={label}
			title={label}
			onClick={() => open('findings', `[data-rule=${name}]`)}
		>
			{dot}
		</button>
	);
}
