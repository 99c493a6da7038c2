import '../../styles/marks.css';
import { useLanguage } from '../../language/language.ts';
import { legendOf, type MarkGroup, markColors } from './mark-kinds.ts';
import { useMarking } from './marking.ts';

/** A switch that marks a group on the page; while it is on, the legend counts each kind. */
export function MarkSwitch({ group }: { readonly group: MarkGroup }) {
	const texts = useLanguage().texts.marks;
	const { canMark, drawn, on, toggle } = useMarking();
	const isOn = on.has(group);
	return (
		<div class="marking">
			<button
				type="button"
				class="mark-switch"
				data-group={group}
				role="switch"
				aria-checked={isOn}
				disabled={!canMark}
				onClick={() => toggle(group)}
			>
				<span class="switch-track" aria-hidden="true" />
				{texts.show[group]}
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
