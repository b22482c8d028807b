/** The middle of each city of the sandbox's directories, in degrees. */
export const CITY_CENTRES: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  'Belo Horizonte': [-19.9245, -43.9352],
  Belém: [-1.4558, -48.4902],
  Brasília: [-15.7942, -47.8822],
  Campinas: [-22.9056, -47.0608],
  Curitiba: [-25.4284, -49.2733],
  Florianópolis: [-27.5954, -48.548],
  Fortaleza: [-3.7319, -38.5267],
  Goiânia: [-16.6869, -49.2648],
  Manaus: [-3.119, -60.0217],
  'Porto Alegre': [-30.0346, -51.2177],
  Recife: [-8.0631, -34.8711],
  'Rio de Janeiro': [-22.9068, -43.1729],
  Salvador: [-12.9777, -38.5016],
  'São Paulo': [-23.5505, -46.6333],
  Vitória: [-20.3155, -40.3128],
};
