import { useLanguage } from '../../../language/language.ts';
import type { FittedLine } from './glance-row.ts';

interface FittedValueProps extends FittedLine {
	/** A rule says so. */
	readonly isShort: boolean;
}

/** A text of the page, its cut words dotted, and a bar with the pixels beyond the limit in stripes. */
export function FittedValue(props: FittedValueProps) {
	const { characters, isShort, limit, rest, shown, width } = props;
	const { locale, texts: all } = useLanguage();
	const texts = all.glance;
	const isOver = width !== null && width > limit;
	return (
		<span class="glance-value is-fitted">
			<span class="fitted-text" dir="auto">
				{shown}
				{rest && (
					<span class="cut" title={texts.cutHere}>
						{rest}
					</span>
				)}
			</span>
			<span class="pixels">
				{width === null ? (
					<span>{texts.noWidth}</span>
				) : (
					<>
						<span class="pixel-track" aria-hidden="true">
							<span
								style={{
									inlineSize: `${(100 * Math.min(width, limit)) / Math.max(width, limit)}%`,
								}}
							/>
							{isOver && <span class="beyond" />}
						</span>
						<span>
							<b class={isOver ? 'over' : ''}>{width.toLocaleString(locale)}</b>{' '}
							{texts.ofPixels({ limit: limit.toLocaleString(locale) })}
						</span>
					</>
				)}
				{isShort ? <b class="over">{texts.short({ characters })}</b> : <span>{characters}</span>}
			</span>
		</span>
	);
}
