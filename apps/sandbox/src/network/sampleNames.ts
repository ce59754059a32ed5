interface PlaceNames {
  /** By language. */
  names?: Record<string, string>;
  aliases?: string[];
}

const languages = ['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ru', 'ja', 'ar'] as const;

/**
 * Names of the cities in the languages above, and after the last bar what else people call them. A name that is left out is
 * the English one.
 */
const cities = `
us-nyc||Nueva York||||Nowy Jork|Nova York|Нью-Йорк|ニューヨーク|نيويورك|NYC
us-lax||Los Ángeles||||||Лос-Анджелес|ロサンゼルス|لوس أنجلوس|LA
us-chi||||||||Чикаго|シカゴ|شيكاغو|
us-dal||||||||Даллас|ダラス|دالاس|
us-mia||||||||Майами|マイアミ|ميامي|
us-sea||||||||Сиэтл|シアトル|سياتل|
us-den||||||||Денвер|デンバー|دنفر|
us-atl||||||||Атланта|アトランタ|أتلانتا|
ca-tor||||||||Торонто|トロント|تورونتو|
ca-mtr|||Montréal|||||Монреаль|モントリオール|مونتريال|
ca-van||||||||Ванкувер|バンクーバー|فانكوفر|
mx-mex|Mexiko-Stadt|Ciudad de México|Mexico|Città del Messico|Mexico-Stad|Meksyk|Cidade do México|Мехико|メキシコシティ|مكسيكو سيتي|CDMX
br-sao||||San Paolo||||Сан-Паулу|サンパウロ|ساو باولو|Sampa
ar-bue||||||||Буэнос-Айрес|ブエノスアイレス|بوينس آيرس|
cl-scl|Santiago de Chile|||Santiago del Cile||||Сантьяго|サンティアゴ|سانتياغو|Santiago de Chile
co-bog|||Bogota|Bogotà|||Bogotá|Богота|ボゴタ|بوغوتا|
pe-lim||||||||Лима|リマ|ليما|
cr-sjo||||||||Сан-Хосе|サンホセ|سان خوسيه|
pa-pty|Panama-Stadt|Ciudad de Panamá|Panama|Panama|Panama-Stad|Panama|Cidade do Panamá|Панама|パナマシティ|مدينة بنما|
gb-lon||Londres|Londres|Londra|Londen|Londyn|Londres|Лондон|ロンドン|لندن|
gb-man||Mánchester||||||Манчестер|マンチェスター|مانشستر|
gb-gla||||||||Глазго|グラスゴー|غلاسكو|
ie-dub||Dublín||Dublino||||Дублин|ダブリン|دبلن|Baile Átha Cliath
de-fra||Fráncfort|Francfort|Francoforte||||Франкфурт|フランクフルト|فرانكفورت|Frankfurt am Main
de-ber||Berlín||Berlino|Berlijn||Berlim|Берлин|ベルリン|برلين|
de-dus||||||||Дюссельдорф|デュッセルドルフ|دوسلدورف|
nl-ams||Ámsterdam|||||Amsterdã|Амстердам|アムステルダム|أمستردام|
be-bru|Brüssel|Bruselas|Bruxelles|Bruxelles|Brussel|Bruksela|Bruxelas|Брюссель|ブリュッセル|بروكسل|
lu-lux|Luxemburg|Luxemburgo||Lussemburgo|Luxemburg|Luksemburg|Luxemburgo|Люксембург|ルクセンブルク|لوكسمبورغ|Lëtzebuerg
fr-par||París||Parigi|Parijs|Paryż||Париж|パリ|باريس|
fr-mrs||Marsella||Marsiglia||Marsylia|Marselha|Марсель|マルセイユ|مرسيليا|
ch-zrh|Zürich|Zúrich||Zurigo|Zürich|Zurych|Zurique|Цюрих|チューリッヒ|زيورخ|
ch-gva|Genf|Ginebra|Genève|Ginevra|Genève|Genewa|Genebra|Женева|ジュネーブ|جنيف|
at-vie|Wien|Viena|Vienne||Wenen|Wiedeń|Viena|Вена|ウィーン|فيينا|
it-mil|Mailand|Milán||Milano|Milaan|Mediolan|Milão|Милан|ミラノ|ميلانو|
it-rom|Rom|Roma||Roma||Rzym|Roma|Рим|ローマ|روما|
es-mad||||||Madryt||Мадрид|マドリード|مدريد|
es-bcn|||Barcelone|Barcellona||||Барселона|バルセロナ|برشلونة|
pt-lis|Lissabon|Lisboa|Lisbonne|Lisbona|Lissabon|Lizbona|Lisboa|Лиссабон|リスボン|لشبونة|
se-sto||Estocolmo||Stoccolma||Sztokholm|Estocolmo|Стокгольм|ストックホルム|ستوكهولم|
se-got|Göteborg|Gotemburgo|Göteborg|Göteborg|Göteborg|Göteborg|Gotemburgo|Гётеборг|ヨーテボリ|غوتنبرغ|
se-mma||||||||Мальмё|マルメ|مالمو|
no-osl||||||||Осло|オスロ|أوسلو|
dk-cph|Kopenhagen|Copenhague|Copenhague|Copenaghen|Kopenhagen|Kopenhaga|Copenhague|Копенгаген|コペンハーゲン|كوبنهاغن|København
fi-hel|||||||Helsinque|Хельсинки|ヘルシンキ|هلسنكي|Helsingfors
is-rkv||Reikiavik|Reykjavik||||Reykjavik|Рейкьявик|レイキャビク|ريكيافيك|
ee-tll||Tallin||||||Таллин|タリン|تالين|Reval
lv-rix||||||Ryga||Рига|リガ|ريغا|
lt-vno||Vilna||||Wilno||Вильнюс|ビリニュス|فيلنيوس|
pl-waw|Warschau|Varsovia|Varsovie|Varsavia|Warschau|Warszawa|Varsóvia|Варшава|ワルシャワ|وارسو|
cz-prg|Prag|Praga||Praga|Praag|Praga|Praga|Прага|プラハ|براغ|Praha
sk-bts||||||Bratysława||Братислава|ブラチスラバ|براتيسلافا|Pressburg
hu-bud||||||Budapeszt|Budapeste|Будапешт|ブダペスト|بودابست|
ro-buh|Bukarest|Bucarest|Bucarest|Bucarest|Boekarest|Bukareszt|Bucareste|Бухарест|ブカレスト|بوخارست|București
bg-sof||Sofía|||||Sófia|София|ソフィア|صوفيا|
gr-ath|Athen|Atenas|Athènes|Atene|Athene|Ateny|Atenas|Афины|アテネ|أثينا|Αθήνα
hr-zag||||Zagabria||Zagrzeb||Загреб|ザグレブ|زغرب|
si-lju||Liubliana||Lubiana||Lublana|Liubliana|Любляна|リュブリャナ|ليوبليانا|Laibach
rs-beg|Belgrad|Belgrado||Belgrado|Belgrado|Belgrad|Belgrado|Белград|ベオグラード|بلغراد|Beograd
ua-iev|Kyjiw|||||Kijów||Киев|キーウ|كييف|Kiev, Kiew, Київ
md-kiv||Chisináu|||||Chisinau|Кишинёв|キシナウ|كيشيناو|Kishinev
cy-nic|Nikosia||Nicosie|||Nikozja|Nicósia|Никосия|ニコシア|نيقوسيا|Lefkosia
tr-ist||Estambul||||Stambuł|Istambul|Стамбул|イスタンブール|إسطنبول|Constantinople
il-tlv|||Tel-Aviv|||Tel Awiw||Тель-Авив|テルアビブ|تل أبيب|
ae-dxb||Dubái|Dubaï|||Dubaj||Дубай|ドバイ|دبي|
ge-tbs|Tiflis|Tiflis|Tbilissi|||||Тбилиси|トビリシ|تبليسي|
za-jnb||Johannesburgo|||||Joanesburgo|Йоханнесбург|ヨハネスブルグ|جوهانسبرغ|Joburg
ng-los||||||||Лагос|ラゴス|لاغوس|
ke-nbo|||||||Nairóbi|Найроби|ナイロビ|نيروبي|
eg-cai|Kairo|El Cairo|Le Caire|Il Cairo|Caïro|Kair||Каир|カイロ|القاهرة|
jp-tyo|Tokio|Tokio|||Tokio|Tokio|Tóquio|Токио|東京|طوكيو|
jp-osa|||||||Osaca|Осака|大阪|أوساكا|
kr-sel||Seúl|Séoul|Seul|Seoel|Seul|Seul|Сеул|ソウル|سيول|
tw-tpe|Taipeh|Taipéi||||Tajpej||Тайбэй|台北|تايبيه|
hk-hkg|Hongkong||||Hongkong|Hongkong||Гонконг|香港|هونغ كونغ|
sg-sin|Singapur|Singapur|Singapour|||Singapur|Singapura|Сингапур|シンガポール|سنغافورة|
my-kul||||||||Куала-Лумпур|クアラルンプール|كوالالمبور|KL
th-bkk||||||||Бангкок|バンコク|بانكوك|Krung Thep
vn-sgn|Ho-Chi-Minh-Stadt|Ciudad Ho Chi Minh|Hô-Chi-Minh-Ville|Ho Chi Minh|Ho Chi Minhstad|Ho Chi Minh|Cidade de Ho Chi Minh|Хошимин|ホーチミン|هو تشي منه|Saigon
ph-mnl|||Manille|||||Манила|マニラ|مانيلا|
id-jkt||Yakarta||Giacarta||Dżakarta|Jacarta|Джакарта|ジャカルタ|جاكرتا|
in-bom||Bombay||||Mumbaj||Мумбаи|ムンバイ|مومباي|Bombay
au-syd||Sídney||||||Сидней|シドニー|سيدني|
au-mel||||||||Мельбурн|メルボルン|ملبورن|
au-per||||||||Перт|パース|بيرث|
nz-akl||||||||Окленд|オークランド|أوكلاند|
`;

/** By code of a country and id of a city: names in other languages, and other words that people look for them by. */
export const sampleNames: Readonly<Record<string, PlaceNames>> = {
  GB: { aliases: ['UK', 'England'] },
  US: { aliases: ['USA', 'America'] },
  NL: { aliases: ['Holland'] },
  ...Object.fromEntries(cities.trim().split('\n').map(readCity)),
};

function readCity(line: string): [id: string, PlaceNames] {
  const [id = '', ...fields] = line.split('|');
  const aliases = fields[languages.length];
  const names = languages.flatMap((language, index) => (fields[index] ? [[language, fields[index]]] : []));
  return [id, { names: Object.fromEntries(names), ...(aliases && { aliases: aliases.split(', ') }) }];
}
