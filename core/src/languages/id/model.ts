import { stemmer } from '@orama/stemmers/indonesian';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import type { LanguageModel } from '../language-model.ts';

const spellings = formsOfOneWord(
	'risiko resiko, praktik praktek, kualitas kwalitas, telepon telpon telefon, sistem sistim, jadwal jadual, apotek apotik, izin ijin, ' +
		'nasihat nasehat, teknik tehnik, analisis analisa, hipotesis hipotesa, karier karir, kuitansi kwitansi, objek obyek, subjek subyek, ' +
		'provinsi propinsi, november nopember, februari pebruari, zaman jaman, asas azas, hakikat hakekat, ijazah ijasah, ' +
		'atlet atlit, efektif efektip, aktif aktip, sutra sutera, cabai cabe, nomor nomer, silakan silahkan, detail detil, foto photo',
	'id',
);

/** The first letter that a verb loses after the prefix: “menulis” of “tulis”. */
const nasals: Readonly<Record<string, string>> = { t: 'men', s: 'meny', k: 'meng', p: 'mem' };

function otherForms(folded: string): readonly string[] {
	const nasal = nasals[folded[0]!];
	const prefixed = nasal === undefined ? [] : [nasal + folded.slice(1)];
	const verbs = Object.entries(nasals).flatMap(([letter, prefix]) =>
		folded.startsWith(prefix) && folded.length > prefix.length + 3
			? [letter + folded.slice(prefix.length)]
			: [],
	);
	return [...spellings(folded), ...verbs, ...prefixed, ...prefixed.map((verb) => `${verb}kan`)];
}

const weakWords = `
satu dua tiga empat lima enam tujuh delapan sembilan sepuluh pertama kedua terakhir baru lama
baik lebih terbaik besar kecil panjang pendek mudah sama sering selalu pernah lagi hari minggu
bulan tahun jam menit sekarang besok kemarin hampir hanya banyak beberapa sedikit waktu kali
orang hal bagian cara contoh pertanyaan jawaban halaman artikel situs menu cari kontak bagikan
cetak langganan baca selengkapnya membuat buat pergi memberi datang perlu ambil lihat kata
gunakan pilih rupiah
`;

export const model: LanguageModel = {
	stem: (folded) => stemmer(folded.replace(/(?<=...)nya$/, '')),
	hasPrefixes: true,
	otherForms,
	weakWords,
	abbreviations: {
		open: 'dr drs ir prof jl jln dll dst tn ny sdr pt cv kec kab kel',
		number: 'no rp hlm hal pasal gbr',
		closing: 'dll dsb',
	},
};
