import type { GlanceLine, LineMark } from '@plumbline/core';
import { CopyButton, StateMark } from '@plumbline/ui';
import type { ComponentType } from 'preact';
import { useLanguage } from '../../../language/language.ts';
import { Later } from '../../controls/later.tsx';
import { usePage } from '../../page-view.ts';
import { FittedValue } from './fitted-value.tsx';
import type { GlanceRow } from './glance-row.ts';

/** The buttons of lines that other servers can confirm, which ask them. */
const verbs: Readonly<Partial<Record<string, () => Promise<ComponentType>>>> = {
	links: async () => (await import('../../links/link-verb.tsx')).LinkVerb,
	language: async () => (await import('../../indexing/return-verb.tsx')).ReturnVerb,
};

interface GlanceLineViewProps {
	/** `google` comes from the connected server, all others from the page. */
	readonly row: GlanceRow<GlanceLine | 'google'>;
	readonly mark: LineMark | null;
}

/** One fact of the page: its mark opens the finding, its label the screen. The value can be selected. */
export function GlanceLineView({ mark, row }: GlanceLineViewProps) {
	const texts = useLanguage().texts.glance;
	const { open } = usePage();
	const { fitted, isFromPage, isMissing, line, screen, target, value } = row;
	const name = texts.lines[line];
	const verb = verbs[line];
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
			</button>
			{fitted ? (
				<FittedValue {...fitted} isShort={/too_short$/.test(mark?.finding?.name ?? '')} />
			) : (
				<span class="glance-cell">
					<span
						class={`glance-value ${isMissing ? 'is-missing' : ''}`}
						title={value}
						{...(isFromPage && { dir: 'auto' })}
					>
						{value}
					</span>
					{verb && <Later load={verb} />}
				</span>
			)}
			{isMissing ? <span /> : <CopyButton name={name} textOf={row.copy} />}
		</li>
	);
}

function Mark({ mark }: Pick<GlanceLineViewProps, 'mark'>) {
	const { texts } = useLanguage();
	const { open } = usePage();
	if (!mark) return <span class="glance-mark" />;
	const { finding, state } = mark;
	if (!finding) {
		return (
			<span class="glance-mark" title={texts.ui.marks[state]}>
				<StateMark state={state} />
			</span>
		);
	}
	const { headline, name } = finding;
	const label = `${texts.ui.marks[state]}: ${headline}`;
	return (
		<button
			type="button"
			class="glance-mark"
			aria-label={label}
			title={label}
			onClick={() => open('findings', `[data-rule=${name}]`)}
		>
			<StateMark state={state} isSaid />
		</button>
	);
}
