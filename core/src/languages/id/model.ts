import { stemmer } from '@orama/stemmers/indonesian';
import type { LanguageModel } from '../language-model.ts';

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
	weakWords,
	abbreviations: {
		open: 'dr drs ir prof jl jln dll dst tn ny sdr pt cv kec kab kel',
		number: 'no rp hlm hal pasal gbr',
		closing: 'dll dsb',
	},
};
