import type { BatchEffect } from '@plumbline/core/api';
import { useNavigation } from '../../address/address.ts';
import { DetailHeader } from '../../controls/detail-header.tsx';
import { ShortUrl } from '../../controls/short-url.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { useEventName } from '../../language/use-event-name.ts';
import { AnswerBadge, changeText } from './effect-columns.tsx';

/** One change: the answer in plain words with its range, what it rests on, and its pages. */
export function EffectDetail({ effect }: { readonly effect: BatchEffect }) {
	const { texts } = useLanguage();
	const own = texts.effects;
	const { day, signedPercent, tenths, whole } = useFormats();
	const { change } = useNavigation();
	const nameOf = useEventName();
	const title = changeText(effect, texts);
	const figures = [
		[own.before, effect.clicks_before],
		[own.after, effect.clicks_after],
		[own.weeks, effect.weeks],
		[own.comparable, effect.comparable_pages],
	] as const;
	const sides = [
		[own.impressions, effect.impressions, signedPercent],
		[own.position, effect.position, tenths],
		[own.atPosition, effect.clicks_at_position, signedPercent],
	] as const;
	const hidden = effect.page_count - effect.urls.length;
	return (
		<aside class="detail" aria-label={title}>
			<DetailHeader title={title} dir="auto" onClose={() => change({ effect: null })} />
			<p class="quiet">{day(effect.date)}</p>
			<section>
				<h3>{own.answer}</h3>
				<p>
					<AnswerBadge answer={effect.answer} />
				</p>
				<p>{effect.text}</p>
				<dl class="facts">
					{figures.map(
						([name, value]) =>
							value !== null && (
								<div key={name} class="fact">
									<dt>{name}</dt>
									<dd>{whole(value)}</dd>
								</div>
							),
					)}
				</dl>
				{effect.engine_events.length > 0 && (
					<p class="quiet">
						{own.engineEvents({ names: effect.engine_events.map(nameOf).join(', ') })}
					</p>
				)}
			</section>
			{sides.some(([, figure]) => figure !== null) && (
				<section>
					<h3>{own.sideFigures}</h3>
					<dl class="facts">
						{sides.map(
							([name, figure, format]) =>
								figure && (
									<div key={name} class="fact">
										<dt>{name}</dt>
										<dd>
											{format(figure.change)}{' '}
											<span class="quiet">
												(
												{own.between({
													from: format(figure.range.from),
													to: format(figure.range.to),
												})}
												)
											</span>
										</dd>
									</div>
								),
						)}
					</dl>
				</section>
			)}
			{effect.urls.length > 0 && (
				<section>
					<h3>{own.changedPages}</h3>
					<ul class="plain">
						{effect.urls.map((url) => (
							<li key={url}>
								<ShortUrl url={url} />
							</li>
						))}
					</ul>
					{hidden > 0 && <p class="quiet">{own.morePages({ count: whole(hidden) })}</p>}
				</section>
			)}
		</aside>
	);
}
