import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import type { LanguageModel } from '../language-model.ts';
import { areForms, plurals, stem } from './stem.ts';

/** British and American spellings that no rule explains. */
const spellings =
	'aluminium aluminum, grey gray, jewellery jewelry, tyre tire, tyres tires, mould mold, moulds molds, plough plow, pyjamas pajamas, ' +
	'programme program, programmes programs, defence defense, licence license, licences licenses, offence offense, practise practice, ' +
	'moustache mustache, yoghurt yogurt, doughnut donut, doughnuts donuts, whisky whiskey, aeroplane airplane, cosy cozy, kerb curb, ' +
	'sceptical skeptical, paediatric pediatric, paediatrician pediatrician, orthopaedic orthopedic, anaesthetic anesthetic, ' +
	'diarrhoea diarrhea, oestrogen estrogen, encyclopaedia encyclopedia, anaemia anemia, leukaemia leukemia, gynaecologist gynecologist, ' +
	'manoeuvre maneuver, omelette omelet, ageing aging, judgement judgment, enrolment enrollment, fulfilment fulfillment, ' +
	'skilful skillful, instalment installment, woollen woolen, artefact artifact, adviser advisor, sulphur sulfur, ' +
	'marvellous marvelous, chilli chili, liquorice licorice, draught draft';

const weakWords = `
one two three four five six seven eight nine ten first second third last next new old good
better best great big small large little long short high low full free easy simple different
important right sure real whole lot many way ways thing things something everything nothing
people someone anyone everyone person place side time times day days week weeks month months
year years hour hours minute minutes today tomorrow yesterday ago make makes made making get
gets got give gives take takes use uses used using want wants need needs know see seen look
looks go goes come comes keep keeps find let put set start starts stop try work works think say
says said tell ask help helps show shows add buy choose become happen mean means run turn leave
bring call feel seem click tap read reading menu feed share subscribe sign login search contact
home page pages site website link links newsletter comment comments post posts article articles
copyright reserved accept skip view details info information now then still even well back away
around together often always never usually really every another per via etc enough almost quite
perhaps much like yes please thanks part parts kind sort bit step steps example question
questions hundred thousand million percent later author authors category categories tag tags
photo photos image images video source sources published updated advertisement sponsored follow
going told asked called found gave knew thought came went monday tuesday wednesday thursday
friday saturday sunday january february march april june july august september october november
december
offer offers write writes attend attends attended move moves increase increasing focus announce
announces announced reveal reveals launch launches warn warns claim claims urge urges vow vows
uncork welcome doesn joins join confirms confirm swears identify within unlike ingredients directions
instructions reviews newsletters editorial reblogged
`;

export const model: LanguageModel = {
	stem,
	areForms,
	otherForms: formsOfOneWord(`${plurals}, ${spellings}`, 'en', 3),
	weakWords,
	connectingWords: 'of for in on with the a at by from',
	verbEnding: /(?<=[a-z]{3})(?<!e)ed$/,
	abbreviations: {
		open: 'mr mrs ms mx dr prof rev hon gen col capt lt sgt gov sen rep pres st mt ft vs e.g i.e cf viz approx ca esp incl dept est',
		number: 'no nos fig figs p pp vol ch sec art eq ed eds al para pt tab max min',
		closing:
			'etc inc ltd co corp jr sr ave blvd rd jan feb mar apr jun jul aug sep sept oct nov dec',
	},
};
