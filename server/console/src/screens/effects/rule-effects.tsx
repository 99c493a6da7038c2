import type { Effects } from '@plumbline/core/api';
import { ScrollBox } from '@plumbline/ui';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';

/** The effect of resolving the findings of each rule. Nothing where no change did. */
export function RuleEffects({ rules }: Pick<Effects, 'rules'>) {
	const own = useLanguage().texts.effects;
	const { whole } = useFormats();
	if (rules.length === 0) return null;
	return (
		<section class="card">
			<h2>{own.rules}</h2>
			<p class="quiet">{own.rulesWhy}</p>
			<ScrollBox label={own.rules}>
				<table class="simple">
					<thead>
						<tr>
							<th scope="col">{own.rule}</th>
							<th scope="col" class="number">
								{own.changes}
							</th>
							<th scope="col" class="number">
								{own.pages}
							</th>
							<th scope="col">{own.answer}</th>
						</tr>
					</thead>
					<tbody>
						{rules.map((rule) => (
							<tr key={rule.rule_name}>
								<th scope="row" dir="ltr">
									{rule.rule_name}
								</th>
								<td class="number">{whole(rule.change_count)}</td>
								<td class="number">{whole(rule.page_count)}</td>
								<td>{rule.text}</td>
							</tr>
						))}
					</tbody>
				</table>
			</ScrollBox>
		</section>
	);
}
