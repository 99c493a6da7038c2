import type { ChangePlan, PlanOption, PlanSize } from '@plumbline/core/api';
import { ScrollBox } from '@plumbline/ui';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';

interface PlanOptionsProps {
	readonly plan: ChangePlan;
	readonly size: PlanSize;
	readonly onChoose: (size: PlanSize) => void;
}

/** How many of the pages could be changed, and what would be seen then. */
export function PlanOptions({ onChoose, plan, size: chosen }: PlanOptionsProps) {
	const own = useLanguage().texts.plan;
	const { whole } = useFormats();
	const [first] = plan.options;
	return (
		<ScrollBox label={own.howMuch}>
			<table class="simple plan-options">
				<thead>
					<tr>
						<th scope="col">{own.size}</th>
						<th scope="col" class="number">
							{own.counts}
						</th>
						{first?.visible.map(({ weeks }) => (
							<th key={weeks} scope="col" class="number">
								{own.after({ weeks })}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{plan.options.map(({ alone_count, changed_count, size, visible }) => (
						<tr key={size}>
							<th scope="row">
								<label class="check">
									<input
										type="radio"
										name="size"
										checked={size === chosen}
										onChange={() => onChoose(size)}
									/>
									<span>{own.sizes[size]}</span>
								</label>
							</th>
							<td class="number">
								{whole(changed_count)}&nbsp;/&nbsp;{whole(alone_count)}
							</td>
							{visible.map((one) => (
								<td key={one.weeks} class="number">
									<Visible share={one.share} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</ScrollBox>
	);
}

function Visible({ share }: Pick<PlanOption['visible'][number], 'share'>) {
	const own = useLanguage().texts.plan;
	const { signedPercent } = useFormats();
	if (share === null) return <span class="quiet">{own.unjudged}</span>;
	return <>{own.orMore({ share: signedPercent(share) })}</>;
}
