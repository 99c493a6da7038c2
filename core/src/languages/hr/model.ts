import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { otherMarks } from '../forms/other-marks.ts';
import { southSlavic, southSlavicNouns } from '../forms/south-slavic.ts';
import type { LanguageModel } from '../language-model.ts';

const weakWords = `
jedan jedna jedno dva dvije tri četiri pet šest sedam osam devet deset sto tisuća prvi prva prvo
posljednji zadnji novi nova novo nove nov star dobar dobra dobro bolje bolji najbolji velik
veliki velika malen mali mala malo dugo kratko lako teško cijeli sam isti često uvijek nikad
opet danas sutra jučer sada ovdje tamo gotovo nekoliko mnogo vrijeme puta put dan dana dani
tjedan tjedna tjedana mjesec mjeseca mjeseci mjesecima godina godine godinu sat sata sati minuta
minute ljudi osoba stvar stvari dio način primjer pitanje pitanja odgovor stranica stranice
članak članci izbornik pretraga kontakt podijeli ispis prijava čitaj pročitaj saznaj raditi radi
daje doći ide treba uzeti vidjeti kaže preporučujemo kupujte eura posto siječnja veljače ožujka
travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca ponedjeljak utorak
srijeda četvrtak petak subota nedjelja rok
`;

export const model: LanguageModel = {
	...southSlavic,
	otherForms: formsOfOneWord(southSlavicNouns, 'hr'),
	areOtherMarks: otherMarks({}),
	weakWords,
	connectingWords: 'za na s sa u od iz do bez',
	abbreviations: {
		open: 'dr mr prof ing dipl tj npr odn tzv sv',
		number: 'br str čl',
		closing: 'itd sl d.o.o',
	},
};
