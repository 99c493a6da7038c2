import '../../styles/marks.css';
import { Icon } from '@plumbline/ui';
import { Highlighter } from 'lucide';
import { useLanguage } from '../../language/language.ts';
import { legendOf, type MarkGroup, markColors } from './mark-kinds.ts';
import { useMarking } from './marking.ts';

interface MarkSwitchProps {
	readonly group: MarkGroup;
	/** In a bar: without its words. */
	readonly isIcon?: boolean;
}

/** A switch that marks a group on the page; while it is on, the legend counts each kind. */
export function MarkSwitch({ group, isIcon = false }: MarkSwitchProps) {
	const texts = useLanguage().texts.marks;
	const { canMark, drawn, on, toggle } = useMarking();
	const isOn = on.has(group);
	return (
		<div class="marking">
			<button
				type="button"
				class={isIcon ? 'mark-switch icon' : 'mark-switch'}
				data-group={group}
				role="switch"
				aria-checked={isOn}
				disabled={!canMark}
				{...(isIcon && { 'aria-label': texts.show[group], title: texts.show[group] })}
				onClick={() => toggle(group)}
			>
				{isIcon ? (
					<Icon icon={Highlighter} />
				) : (
					<>
						<span class="switch-track" aria-hidden="true" />
						{texts.show[group]}
					</>
				)}
			</button>
			{isOn && (
				<ul class="legend" aria-label={texts.legend}>
					{legendOf(drawn.lists.get(group) ?? []).map(({ count, kind }) => (
						<li key={kind}>
							<span class="swatch" style={{ background: markColors[kind] }} aria-hidden="true" />
							{texts.kinds[kind]} <small>{count}</small>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
